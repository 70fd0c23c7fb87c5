import { catalogue } from "../../games/catalogue.ts";
import { GameList } from "../components/game-list.tsx";
import { PageTitle } from "../components/page-title.tsx";

export function GameZonePage() {
  return (
    <div className="page">
      <PageTitle>Game Zone</PageTitle>
      <p className="lead">
        Games made of sound. Play by keyboard, by touch, by switch or by voice. No screen needed.
      </p>
      <GameList games={catalogue} />
    </div>
  );
}
