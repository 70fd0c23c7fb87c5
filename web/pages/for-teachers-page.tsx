import { Link } from "wouter";
import { catalogue } from "../../games/catalogue.ts";
import { cards } from "../../games/cards.ts";
import { categories } from "../categories.ts";
import { PageTitle } from "../components/page-title.tsx";
import { agesInWords, gameFacts, handsOf, minutesInWords } from "../game-facts.ts";
import { gameLessons, type Lessons } from "./for-teachers/lessons.ts";

/** How many games have a plan for a lesson written out. */
const PLANS = 3;
const games = catalogue.flatMap((card) => {
  const facts = gameFacts[card.slug];
  const lessons = gameLessons[card.slug];
  return facts === undefined || lessons === undefined ? [] : [{ card, facts, lessons }];
});
const taught = categories.flatMap((category) => {
  const own = games.filter(({ card }) => card.category === category.id);
  return own.length === 0 ? [] : [{ ...category, own }];
});
/** Of different categories, as far as there are such. */
const planned = [...new Map(games.toReversed().map((game) => [game.card.category, game])).values()]
  .toReversed()
  .slice(0, PLANS);

export default function ForTeachersPage() {
  return (
    <div className="page for-teachers">
      <PageTitle>For teachers</PageTitle>
      <p className="lead">
        {games.length} of our {cards.length} games play today. This page says what each of them trains, how
        long it takes, and how to set it up for your student. No account is needed. Without one, and without a
        class code, what a player does stays on the device; only what is said into the microphone may go to
        the maker of the browser.
      </p>
      <nav aria-label="On this page">
        <ul>
          <li>
            <a href="#games">The games that play today</a>
            <ul>
              {taught.map(({ id, name, own }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {name} ({own.length})
                  </a>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <a href="#classes">A class of your own</a>
          </li>
          <li>
            <a href="#set-up">Braille, switch, gestures, and other set-up</a>
          </li>
          <li>
            <a href="#lessons">Twenty-minute lesson plans</a>
          </li>
          <li>
            <a href="#own">A game of your own</a>
          </li>
          <li>
            <a href="#limits">What these games are not</a>
          </li>
        </ul>
      </nav>

      <section id="games">
        <h2>The games that play today</h2>
        <p>
          The minutes of each game are counted by this site, at its first level, for a player who hears
          everything out and knows each answer at once: your student's time to think comes on top. Full or
          short is chosen in the settings, under Length of a game. Each level below is a link that opens the
          game at that level.
        </p>
        {taught.map(({ id, name, own }) => (
          <section key={id} id={id} data-category={id}>
            <h3>{name}</h3>
            {own.map((game) => (
              <TaughtBy key={game.card.slug} {...game} />
            ))}
          </section>
        ))}
      </section>

      <section id="classes">
        <h2>A class of your own</h2>
        <p>
          With an account you can have <Link href="/classes">classes</Link>: you see who plays what and where
          the class stalls, and ask it to play something. Students join <Link href="/class">with a code</Link>
          , without an account and without a name.
        </p>
      </section>

      <section id="set-up">
        <h2>Set-up</h2>
        <h3>Screen reader</h3>
        <p>
          The first game asks who talks: our voice, or the student’s screen reader. The settings of every game
          can change it later. With a screen reader, the story waits for a press before it goes on.
        </p>
        <h3>Braille display</h3>
        <p>
          Check “I read braille” on a game’s page, or “Braille display” in its settings. From then on the
          screen reader gets one line at a time, and every sound that tells something in words: “[one small
          metal click]”. Page Down reads on and Page Up reads back; the speed can be set, or each line waits
          for a key. Turn on “Calm mode” as well: then nothing has to be answered while it goes by. A student
          who neither sees nor hears gets everything the game tells in this way. If messages vanish from the
          display too soon, let your screen reader show messages without a time limit.
        </p>
        <h3>One switch</h3>
        <p>
          Settings, “Play with one switch”: the choices are offered in turn, spoken and in focus, and the
          switch takes one. Time for each choice and the switch’s key can be set.
        </p>
        <h3>Fingers</h3>
        <p>
          Swipe left, right, up, or down. Two taps select, and two fingers pause. With VoiceOver or TalkBack,
          touch the buttons instead.
        </p>
        <h3>One ear, one speaker, a quiet room</h3>
        <p>
          “One speaker” makes left deep and right bright. “Night volume” keeps everything soft. “Calm mode”
          takes away every clock.
        </p>
        <h3>Without the internet</h3>
        <p>
          A game that was opened once plays without the internet, on that device and in that browser. To have
          all of them, or those of a category, open “Keep games on this device” in{" "}
          <Link href="/game-zone">the Game Zone</Link> before the lesson.
        </p>
      </section>

      <section id="lessons">
        <h2>Twenty-minute lesson plans</h2>
        <p>These are our suggestions. No school has tried them yet: tell us what you changed.</p>
        {planned.map(({ card, facts, lessons }) => (
          <LessonPlan
            key={card.slug}
            title={card.title}
            slug={card.slug}
            objective={facts.objective}
            lessons={lessons}
          />
        ))}
      </section>

      <section id="own">
        <h2>A game of your own</h2>
        <p>
          Words to spell, words and meanings, things to sort, pairs, or a story:{" "}
          <Link href="/create">make a game for your class</Link>, and give it to a student as a link.
        </p>
      </section>

      <section id="limits">
        <h2>What these games are not</h2>
        <p>
          They are practice, not a test: nothing is graded, and without an account or a class code progress
          stays on the device. No specialist has signed the games off yet, and no study of these versions has
          been made. Standards are our own reading; those marked “to be checked” have not been looked up in
          the published text. Games that are still being made have a page, but do not play:{" "}
          <Link href="/game-zone">the Game Zone</Link> tells which.
        </p>
      </section>
    </div>
  );
}

function TaughtBy({ card: { slug, title }, facts, lessons }: (typeof games)[number]) {
  return (
    <article className="lesson-game">
      <h4>
        <Link href={`/game/${slug}`}>{title}</Link>
      </h4>
      <dl>
        <dt>Trains</dt>
        <dd>{facts.objective}</dd>
        <dt>For whom</dt>
        <dd>
          {agesInWords(facts)}. {handsOf(facts)}. {minutesInWords(facts)}.
        </dd>
        <dt>Standards</dt>
        <dd>{standardsInWords(lessons)}</dd>
        <dt>Levels</dt>
        <dd>
          <ol>
            {lessons.levels.map(({ name, learned }, index) => (
              <li key={name}>
                <Link href={`/game/${slug}?level=${index + 1}`}>{name}</Link>: {learned}
              </li>
            ))}
          </ol>
        </dd>
      </dl>
    </article>
  );
}

function standardsInWords({ standards }: Lessons): string {
  return standards.map(({ code, checked }) => (checked ? code : `${code} (to be checked)`)).join("; ");
}

interface LessonPlanProps {
  readonly title: string;
  readonly slug: string;
  readonly objective: string;
  readonly lessons: Lessons;
}

function LessonPlan({ title, slug, objective, lessons }: LessonPlanProps) {
  const [first, second] = lessons.levels;
  return (
    <article className="lesson-plan">
      <h3>{title}</h3>
      <p>
        <b>Goal:</b> {objective}
      </p>
      <ol>
        <li>
          <b>3 minutes, before.</b> Ask what the student already knows about it. Open{" "}
          <Link href={`/game/${slug}?level=1`}>{title} at level 1</Link> and let the hands find the keys, the
          buttons, or the switch.
        </li>
        <li>
          <b>3 minutes, the sounds.</b> In the pause menu, choose “Learn the sounds”
          {lessons.sounds.length > 0 && <> and listen to these: {lessons.sounds.join("; ")}</>}. Ask the
          student to name them back.
        </li>
        <li>
          <b>10 minutes, the game.</b> Play “{first?.name}”: {first?.learned.replace(/\.$/, "")}. Stay silent
          while the game helps: it does so by itself after two misses.
          {second !== undefined && <> For a student who finds it easy, open “{second.name}” instead.</>}
        </li>
        <li>
          <b>4 minutes, after.</b> Ask: which answer were you sure of, and how did you know? Then, away from
          the device: {lessons.tryAtHome}
        </li>
      </ol>
    </article>
  );
}
