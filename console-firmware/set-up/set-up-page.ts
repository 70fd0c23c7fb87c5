/**
 * The set-up page, from the moment somebody opens it in the menu until it closes by itself. Buzzle stays without a network: the page
 * answers on a socket in a folder, and what leads there from the network is opened and closed by `install/upkeep.sh`.
 */
import { rmSync } from "node:fs";
import type { Server } from "node:http";
import type { Clock } from "../../engine/index.ts";
import type { PageChore } from "../upkeep/upkeep.ts";
import type { Wishes } from "../upkeep/wishes.ts";
import type { SetUpDeeds } from "./create-set-up.ts";
import { createSession, type Session } from "./session.ts";
import { spell } from "./spell.ts";

export interface SetUpPage {
  readonly isOpen: () => boolean;
  /** Returns what to say meanwhile; how the page is found is told when it is known. */
  start(chore: PageChore): string;
  close(): void;
}

export interface SetUpPageOptions {
  /** Where the page answers. */
  readonly socket: string;
  readonly wishes: Wishes;
  readonly clock: Clock;
  readonly tell: (spoken: string) => void;
  readonly deeds: Omit<SetUpDeeds, "close">;
}

const OPEN_MILLISECONDS = 30 * 60_000;

const CLOSED = "The set-up page is closed.";
const GUESSED = `Somebody typed a wrong code again and again. ${CLOSED}`;
const ANSWERS: Readonly<Record<string, string>> = {
  alone: "I am in no network, so there can be no page. A grown-up can put me into one.",
  failed: "The page could not be opened. A grown-up can read why in my log.",
};

interface Open {
  readonly session: Session;
  readonly server: Server;
  readonly timer: unknown;
  /** "192.168.1.20 buzzle.local"; empty until it is known. */
  addresses: string;
}

export function createSetUpPage({ socket, wishes, clock, tell, deeds }: SetUpPageOptions): SetUpPage {
  let open: Open | null = null;
  let isOpening = false;

  const shut = (): void => {
    if (open === null) return;
    const { server, timer } = open;
    open = null;
    clock.clearTimeout(timer);
    server.close();
    // What has been answered is still on its way.
    server.closeIdleConnections();
    rmSync(socket, { force: true });
  };
  const close = (spoken: string): void => {
    if (open === null) return;
    shut();
    try {
      wishes.wish("page-close");
    } catch (error) {
      console.error(error);
    }
    tell(spoken);
  };

  const openNow = async (): Promise<void> => {
    const session = createSession();
    const [{ createServer }, { getRequestListener }, { createSetUp }] = await Promise.all([
      import("node:http"),
      import("@hono/node-server"),
      import("./create-set-up.ts"),
    ]);
    const app = createSetUp(session, {
      ...deeds,
      close: (isGuessed) => close(isGuessed ? GUESSED : CLOSED),
    });
    rmSync(socket, { force: true });
    const answer = getRequestListener(app.fetch);
    const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
    await new Promise((resolve, reject) => {
      server.once("error", reject).listen(socket, () => resolve(null));
    });
    open = {
      session,
      server,
      timer: clock.setTimeout(() => close(CLOSED), OPEN_MILLISECONDS),
      addresses: "",
    };
    wishes.wish("page-open");
  };

  const howToFind = (): string => {
    if (open === null) return CLOSED;
    if (open.addresses === "") return "I am still opening it.";
    const addresses = open.addresses.split(" ").map(spell).join(". Or: ");
    return `On a phone or a computer in the same network, open a browser and type: ${addresses}. The code is: ${spell(open.session.code)}.`;
  };

  const stop = wishes.listen(({ what, how, more }) => {
    if (what !== "page-open" || open === null) return;
    if (how === "done") {
      open.addresses = more;
      tell(howToFind());
      return;
    }
    shut();
    tell(ANSWERS[how] ?? CLOSED);
  });

  return {
    isOpen: () => open !== null,
    start(chore) {
      switch (chore) {
        case "open-page":
          if (open !== null || isOpening) return howToFind();
          isOpening = true;
          openNow()
            .catch((error: unknown) => {
              console.error(error);
              shut();
              tell(ANSWERS["failed"] ?? CLOSED);
            })
            .finally(() => (isOpening = false));
          return "I open it, and say in a moment how it is found.";
        case "tell-page":
          return howToFind();
        case "close-page":
          if (open !== null) {
            shut();
            wishes.wish("page-close");
          }
          return CLOSED;
      }
    },
    close() {
      stop();
      shut();
    },
  };
}
