/** Plain text only: nothing in it can be anything but text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Rejects where the mail was not taken; the caller then undoes what it promised. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}
