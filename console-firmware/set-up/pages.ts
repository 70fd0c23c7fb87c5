/** What the set-up page shows: plain HTML that a screen reader reads from top to bottom, in the site's colors and letters, without a script. */
import { html } from "hono/html";
import { READERS } from "../config-readers.ts";
import type { ShelfGame } from "../menu/screens.ts";
import { CODE_DIGITS } from "./session.ts";
import type { SettingGroup } from "./settings-text.ts";
import { STYLES } from "./files.ts";

type Html = ReturnType<typeof html>;

/** What came of the last thing that was done. */
export interface Notice {
  readonly isFailure: boolean;
  readonly lines: readonly string[];
}

function frame(title: string, notice: Notice | null, content: Html): Html {
  // A mistake stands in the title too, which is read first.
  const whole = notice?.isFailure === true ? `Not done: ${title}` : title;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${whole}</title>
        ${STYLES.map((path) => html`<link rel="stylesheet" href="/${path}" />`)}
      </head>
      <body>
        <main class="account-page">
          <div class="card account-card wide">
            <h1>${title}</h1>
            ${
              notice === null
                ? ""
                : html`<div role="${notice.isFailure ? "alert" : "status"}" class="notice">
                    ${notice.lines.map((line) => html`<p>${line}</p>`)}
                  </div>`
            }
            ${content}
          </div>
        </main>
      </body>
    </html>`;
}

export function codePage(notice: Notice | null): Html {
  return frame(
    "Set up Buzzle",
    notice,
    html`<p>
        Buzzle has just said a code of ${CODE_DIGITS} digits. To hear it again: For grown-ups, in its main
        menu.
      </p>
      <form method="post" action="/code" class="account-form">
        <div class="form-field">
          <label for="code">The code</label>
          <input id="code" name="code" inputmode="numeric" autocomplete="off" required maxlength="20" />
        </div>
        <button class="button primary">Go on</button>
      </form>`,
  );
}

export interface SetUpView {
  readonly version: string;
  readonly groups: readonly SettingGroup[];
  /** As they are set, or as they were typed and are not right. */
  readonly values: ReadonlyMap<string, string>;
  /** By the setting's name. */
  readonly problems: ReadonlyMap<string, string>;
  /** Games that were brought. */
  readonly games: readonly ShelfGame[];
}

export function setUpPage(view: SetUpView, notice: Notice | null): Html {
  return frame(
    "Set up Buzzle",
    notice,
    html`<p class="note">Version ${view.version}. What is done here stays on Buzzle.</p>
      ${gamesPart(view.games)} ${copyPart()} ${settingsPart(view)} ${endPart()}`,
  );
}

function gamesPart(games: readonly ShelfGame[]): Html {
  return html`<section aria-labelledby="games">
    <h2 id="games">Games</h2>
    <form method="post" action="/games" enctype="multipart/form-data" class="account-form">
      <div class="form-field">
        <label for="pack">A game (.json) or several (.zip)</label>
        <input id="pack" name="file" type="file" accept=".json,.zip" required />
      </div>
      <button class="button">Bring it to Buzzle</button>
    </form>
    ${games.map(
      ({ slug, title }) =>
        html`<form method="post" action="/games/remove" class="account-form">
          <input type="hidden" name="slug" value="${slug}" />
          <button class="button">Put ${title} away</button>
        </form>`,
    )}
  </section>`;
}

function copyPart(): Html {
  return html`<section aria-labelledby="copy">
    <h2 id="copy">What everybody has done</h2>
    <p><a href="/copy" download="backup.db">Keep a copy on this device</a></p>
    <form method="post" action="/copy" enctype="multipart/form-data" class="account-form">
      <div class="form-field">
        <label for="back">A copy to bring back</label>
        <input id="back" name="file" type="file" accept=".db" required aria-describedby="back-about" />
        <p id="back-about" class="note">
          It takes the place of all that everybody has done since. Buzzle begins again.
        </p>
      </div>
      <button class="button">Bring it back</button>
    </form>
  </section>`;
}

function settingsPart({ groups, values, problems }: SetUpView): Html {
  return html`<section aria-labelledby="settings">
    <h2 id="settings">Settings</h2>
    <form method="post" action="/settings" class="account-form">
      ${groups.map(
        ({ about, settings }) =>
          html`<fieldset class="account-form">
            <legend class="note">${about}</legend>
            ${settings.map(({ name, usual }) =>
              field(name, usual, values.get(name) ?? "", problems.get(name) ?? ""),
            )}
          </fieldset>`,
      )}
      <button class="button primary">Keep the settings</button>
    </form>
  </section>`;
}

function field(name: string, usual: string, value: string, problem: string): Html {
  const about = `${name}-about`;
  const state = problem === "" ? "" : html` aria-invalid="true" aria-describedby="${about}"`;
  const choices = READERS[name]?.choices;
  return html`<div class="form-field">
    <label for="${name}">${name}, usually ${usual === "" ? "empty" : usual}</label>
    ${
      choices === undefined
        ? html`<input
            id="${name}"
            name="${name}"
            value="${value}"
            autocomplete="off"
            maxlength="200"
            ${state}
          />`
        : html`<select id="${name}" name="${name}" ${state}>
            ${["", ...choices].map(
              (choice) =>
                html`<option value="${choice}" ${choice === value ? html`selected` : ""}>
                  ${choice === "" ? "as usual" : choice}
                </option>`,
            )}
          </select>`
    }
    ${problem === "" ? "" : html`<p id="${about}" class="field-error">${problem}</p>`}
  </div>`;
}

function endPart(): Html {
  return html`<section aria-labelledby="end">
    <h2 id="end">When all is done</h2>
    <div class="buttons">
      <form method="post" action="/again"><button class="button">Start Buzzle again</button></form>
      <form method="post" action="/close"><button class="button">Close this page</button></form>
    </div>
  </section>`;
}

/** The last that is seen of it. */
export function endPage(text: string): Html {
  return frame("Set up Buzzle", null, html`<p>${text}</p>`);
}
