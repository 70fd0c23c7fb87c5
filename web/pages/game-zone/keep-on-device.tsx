/** Everything that plays, or a category of it, for when there is no network. */
import { catalogue } from "../../../games/catalogue.ts";
import { categories } from "../../categories.ts";
import { KeepGames } from "../../components/keep-games.tsx";

const all = catalogue.map(({ slug }) => slug);
const shelves = categories.flatMap(({ id, name }) => {
  const slugs = catalogue.filter(({ category }) => category === id).map(({ slug }) => slug);
  return slugs.length === 0 ? [] : [{ id, name: `${name} games`, slugs }];
});

export function KeepOnDevice() {
  return (
    <>
      <p>
        What is kept plays without the internet, in this browser. A game that you open is kept by itself.
        Removing a game does not touch what you have played.
      </p>
      <KeepGames name="All games that play" slugs={all} />
      <ul className="keep-list">
        {shelves.map(({ id, name, slugs }) => (
          <li key={id}>
            <KeepGames name={name} slugs={slugs} />
          </li>
        ))}
      </ul>
    </>
  );
}
