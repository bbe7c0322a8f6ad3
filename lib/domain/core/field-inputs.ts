/**
 * The attributes of inputs: the phone's keyboard and the browser's autofill. Not `type="email"`: a browser would refuse
 * addresses in other scripts than ours, and those that a mail program copied with a name.
 */
export const EMAIL_INPUT = {
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

export const PHONE_INPUT = { type: "tel", inputMode: "tel", autoComplete: "tel" } as const;
