/** What is said to an operator after a form of the desk. */
export type Said = {
  text: string;
  /** It was not done, or not all of it. */
  isTrouble?: boolean;
  /** What was typed, to be shown again in the form: an answer without it has saved everything. */
  kept?: Readonly<Record<string, string>>;
};
