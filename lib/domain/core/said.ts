export type Said = {
  text: string;
  isTrouble?: boolean;
  /** What was typed, to be shown again in the form: an answer without it has saved everything. */
  kept?: Readonly<Record<string, string>>;
  /** The form that takes it back, for some seconds: its action behind "/api/desk/", and its fields. */
  undo?: Readonly<{ to: string; fields: Readonly<Record<string, string>> }>;
};
