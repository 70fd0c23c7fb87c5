/** Google's own button. Its script is the only one from elsewhere, and only the pages on which it is asked for may run it. */

const SOURCE = "https://accounts.google.com/gsi/client";
const WIDEST_BUTTON = 400;

/** What we use of it: https://developers.google.com/identity/gsi/web/reference/js-reference */
interface GoogleIdentity {
  readonly initialize: (options: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential?: string }) => void;
    readonly ux_mode: "popup";
  }) => void;
  readonly renderButton: (
    place: HTMLElement,
    options: {
      readonly type: "standard";
      readonly size: "large";
      readonly text: "signin_with" | "signup_with";
      readonly width: number;
    },
  ) => void;
}

declare global {
  interface Window {
    readonly google?: { readonly accounts: { readonly id: GoogleIdentity } };
  }
}

export interface GoogleButton {
  readonly clientId: string;
  readonly text: "signin_with" | "signup_with";
  /** Empty where Google gave none. */
  readonly onCredential: (credential: string) => void;
}

/**
 * Whether this document may load the script. A policy holds for the page that the browser has loaded, and not for the
 * one that a link has led to since.
 */
export function mayUseGoogle(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && isGooglePage(new URL(loaded.name).pathname);
}

/** Whether somebody has asked for it since this document was loaded. */
export function isGoogleHere(): boolean {
  return window.google !== undefined;
}

function isGooglePage(path: string): boolean {
  return /^\/(login|signup|account)\/?$/.test(path);
}

/** Draws Google's button. Rejects where the script does not come. */
export async function showGoogleButton(place: HTMLElement, button: GoogleButton): Promise<void> {
  loading ??= load();
  await loading;
  const identity = window.google?.accounts.id;
  if (identity === undefined)
    throw new Error("google-script: the script is there, but not what it should bring");
  identity.initialize({
    client_id: button.clientId,
    callback: ({ credential = "" }) => button.onCredential(credential),
    ux_mode: "popup",
  });
  const width = Math.min(place.clientWidth, WIDEST_BUTTON);
  identity.renderButton(place, { type: "standard", size: "large", text: button.text, width });
}

let loading: Promise<void> | null = null;

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SOURCE;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      loading = null;
      script.remove();
      reject(new Error("google-script: it could not be loaded"));
    });
    document.head.append(script);
    leaveItBehind();
  });
}

/**
 * A script that runs in a document stays in it, and could hear every key of a game. So a link that leads elsewhere loads
 * its page anew. wouter tells of the addresses that it changes by events of its own.
 */
function leaveItBehind(): void {
  for (const type of ["pushState", "replaceState", "popstate"]) {
    window.addEventListener(type, () => {
      if (!isGooglePage(window.location.pathname)) window.location.reload();
    });
  }
}
