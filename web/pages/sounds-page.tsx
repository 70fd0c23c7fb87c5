import { Link } from "wouter";
import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { Section } from "../components/section.tsx";
import { Wiggle } from "../components/wiggle.tsx";
import { SoundLibrary } from "./sounds/sound-library.tsx";

export default function SoundsPage() {
  return (
    <>
      <Hero
        heading="Sound library"
        lead="In our games, sound is the picture. Here you can hear every sound, look at it, measure it, and keep it."
        picture={<Wiggle pose="listening" />}
      />
      <Section heading="Hear the sounds" id="sounds">
        <SoundLibrary />
        <noscript>
          <p>
            The sounds are made in your browser, which needs JavaScript. These are the sounds that every game
            shares.
          </p>
        </noscript>
      </Section>
      <Section heading="Made from recipes" ground="mint">
        <p className="lead">
          A recipe says in numbers what a sound is made of: strings, struck metal, breath, drops of water.
          Your browser turns it into the sound you hear, the same one that plays in the games. The figures are
          measured from it, by the same code that tests every sound.
        </p>
        <p className="buttons">
          <Link href="/game-zone-landing-page" className="button primary">
            Hear them in our games
            <Icon name="arrow" />
          </Link>
          <Link href="/accessibility-studio" className="button">
            Make your own game accessible
            <Icon name="arrow" />
          </Link>
        </p>
      </Section>
    </>
  );
}
