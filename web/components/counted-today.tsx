import { cards } from "../../games/cards.ts";
import { catalogue } from "../../games/catalogue.ts";

/** Beside figures that are stated: what can be counted, counted by the build, and what is not known yet. */
export function CountedToday() {
  return (
    <p className="note">
      Counted by this site: {catalogue.length} of {cards.length} games play today. The other figures are
      stated by the organization, and their sources are still to be shown here.
    </p>
  );
}
