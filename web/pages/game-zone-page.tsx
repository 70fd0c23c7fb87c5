import { useState, useSyncExternalStore } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { cardsOf, categories, categoryName, type CategoryId } from "../categories.ts";
import { currentPupil } from "../accounts/pupil.ts";
import { Disclosure } from "../components/disclosure.tsx";
import { GameList } from "../components/game-list.tsx";
import { Icon } from "../components/icon.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { Tabs, type Tab } from "../components/tabs.tsx";
import { useIsLive } from "../components/use-is-live.ts";
import { WhoPlays } from "../components/who-plays.tsx";
import { rememberCategory, takeRememberedCategory } from "../remembered-category.ts";
import { cards } from "../../games/cards.ts";
import { MyProgress } from "./game-zone/my-progress.tsx";
import { PlayNow } from "./game-zone/play-now.tsx";
import { useKept } from "./game-zone/kept.ts";
import { useFollowedProgress } from "./use-followed-progress.ts";
import { askedTab, type ZoneTab } from "./asked-tab.ts";

const tabs: readonly Tab<ZoneTab>[] = [
  ...categories.map(({ id, name }) => ({ id, label: name })),
  { id: "progress", label: "My Progress" },
];

export default function GameZonePage() {
  useFollowedProgress();
  const asked = askedTab(useSearch());
  const remembered = useRememberedCategory(asked === "nothing");
  const [chosen, setChosen] = useState<ZoneTab | null>(null);
  const [, navigate] = useLocation();
  // Whoever has asked for a category has it before them; its list begins with what plays, too.
  const [hasAsked, setHasAsked] = useState(false);

  const selected = asked === "nothing" ? (chosen ?? remembered ?? "language") : asked;
  const select = (tab: ZoneTab) => {
    setChosen(tab);
    if (tab !== "progress") rememberCategory(tab);
    // Without the query that had asked for another one.
    if (asked === "nothing") return;
    setHasAsked(true);
    navigate("/game-zone", { replace: true });
  };
  return (
    <div className="page zone-page">
      <div className="zone-head">
        <PageTitle>Game Zone</PageTitle>
        <Link href="/game-zone-landing-page" className="button quiet">
          <Icon name="left" />
          View All Categories
        </Link>
      </div>
      <p className="lead">
        Games made of sound. Play by keyboard, by touch, by switch or by voice. No screen needed.
      </p>
      <WhoPlays />
      {asked === "nothing" && !hasAsked && (
        <>
          <PlayNow />
          <h2>All {cards.length} games</h2>
          <p>
            Five categories. The games that play come first; all others are still being made.{" "}
            <Link href="/for-teachers">For teachers: what each game trains</Link>.{" "}
            <Link href="/create">Make a game for your class</Link>. <ClassLink />
          </p>
        </>
      )}
      <Tabs
        label="Categories"
        tabs={tabs}
        selected={selected === "unknown" ? null : selected}
        onSelect={select}
      >
        <ZonePanel selected={selected} />
      </Tabs>
      <noscript>
        <p>Changing the category needs JavaScript. These are the games of the others:</p>
        {categories
          .filter(({ id }) => id !== selected)
          .map(({ id, name }) => (
            <section key={id}>
              <h2>{name} games</h2>
              <ul>
                {cardsOf(id).map(({ slug, title }) => (
                  <li key={slug}>
                    <a href={`/game/${slug}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </noscript>
      <p className="note">
        Is the microphone not working? See <Link href="/troubleshooting">Troubleshooting</Link>.
      </p>
    </div>
  );
}

function ClassLink() {
  const isInClass = useIsLive() && currentPupil() !== null;
  return <Link href="/class">{isInClass ? "What your class plays" : "Do you have a class code?"}</Link>;
}

const nothing = () => null;

/** Null in what was prerendered, which knows nobody, and where an address asks for a category itself. */
function useRememberedCategory(isWanted: boolean): CategoryId | null {
  const [take] = useState(() => {
    let taken: CategoryId | null | undefined;
    return () => (taken === undefined ? (taken = takeRememberedCategory()) : taken);
  });
  return useSyncExternalStore(() => () => undefined, isWanted ? take : nothing, nothing);
}

function ZonePanel({ selected }: { readonly selected: ZoneTab | "unknown" }) {
  switch (selected) {
    case "unknown":
      return (
        <p className="oops">
          Oops! No matching games. Please check your URL, or explore any of our available categories above!
        </p>
      );
    case "progress":
      return <MyProgress />;
    case "language":
    case "math":
    case "science":
    case "life-skills":
    case "independence-skills":
      return <CategoryPanel category={selected} />;
  }
}

function CategoryPanel({ category }: { readonly category: CategoryId }) {
  const own = cardsOf(category);
  return (
    <>
      <div className="panel-head">
        <h2>{categoryName(category)} games</h2>
        {/* Another category has another menu, which begins closed. */}
        <Disclosure key={category} label="Game Menu">
          <ul>
            {own.map(({ slug, title }) => (
              <li key={slug}>
                <Link href={`/game/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <GameList cards={own} kept={useKept()} />
    </>
  );
}
