import { Link } from "wouter";
import { cardsOf, categories } from "../categories.ts";
import { GamePicture } from "../components/game-picture.tsx";
import { Hero } from "../components/hero.tsx";
import { Wiggle } from "../components/wiggle.tsx";

export default function GameZoneLandingPage() {
  return (
    <>
      <Hero
        heading="What do you want to play?"
        lead="Games made of sound, in five categories. Choose one, put on your headphones, and listen."
        picture={<Wiggle pose="playing" />}
      />
      <div className="section-inside">
        <ul className="category-list">
          {categories.map(({ id, name, description, game }, index) => (
            <li key={id} className="card link-card category-card" data-category={id}>
              <div className="card-picture">
                <GamePicture card={{ slug: game }} isEarly />
              </div>
              <h2>
                <Link href={`/game-zone?page=${index + 1}`} className="card-link">
                  {name}
                </Link>
              </h2>
              <p className="count">{cardsOf(id).length} games</p>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
