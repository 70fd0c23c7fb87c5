/** What is wrong with a form, found before it is sent or by the server. */
export interface FormProblem<Field extends string> {
  /** For the banner. */
  readonly message: string;
  /** For the fields that are wrong, in any order. */
  readonly fields: Readonly<Partial<Record<Field, string>>>;
}
