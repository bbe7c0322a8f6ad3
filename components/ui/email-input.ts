/**
 * The attributes of a field for an e-mail address. Not `type="email"`: a browser would refuse addresses in other scripts
 * than ours, and those that a mail program copied with a name.
 */
export const EMAIL_INPUT = {
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;
