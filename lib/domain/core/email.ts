/** Not `type="email"`: a browser would refuse other scripts, and addresses copied with a name. */
export const EMAIL_INPUT = {
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
} as const;

const MOST_BYTES = 254;
const MOST_LOCAL_BYTES = 64;

/** Unseen characters of a pasted address; a joiner after a virama is part of it (RFC 5892). */
const UNSEEN =
  /(?<![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d])[\u200c\u200d]|(?![\u200c\u200d])[\p{DI}\p{Cf}\u2800]|[^\S\t-\r ]/gu;
/** No blank, no control character, none that needs quotes; a dot is between two others. */
const LOCAL = /^(?!\.|.*\.\.)[^\s\p{Cc}\p{Cs}\p{Co}\p{Cn}@<>()[\],;:\\"]+(?<!\.)$/u;
/** Letters and digits in any script. The last label has a letter. */
const DOMAIN = /^(?=.*\p{L}[^.]*$)[\p{L}\p{M}\p{N}\u200c\u200d.-]+$/u;
/** The same in ASCII: labels of at most 63 characters, no hyphen at their ends. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;

const bytesIn = (text: string): number => encodeURIComponent(text).replace(/%../g, "-").length;

/** A domain as it is asked for; empty if it cannot be. */
const hostOf = (domain: string): string => {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
};

/** The address in what a mail program copies: "Asha <asha@example.in>", "mailto:asha@example.in?subject=Hello". */
const bareIn = (text: string): string =>
  text
    .replace(UNSEEN, "")
    .trim()
    .replace(/^[^<>@]*<([^<>]*)>$/, "$1")
    .replace(/^mailto:([^?%]*)(?:\?.*)?$/i, "$1");

/** An address of any script with its domain in lower case, or null where no mailbox can have it. */
export const emailFrom = (text: string): string | null => {
  const halves = bareIn(text).normalize("NFC").split("@");
  if (halves.length !== 2) return null;
  const [local, typed] = halves as [string, string];
  const domain = typed.toLowerCase();
  const email = `${local}@${domain}`;
  if (email.length > MOST_BYTES) return null;
  if (!LOCAL.test(local) || !DOMAIN.test(domain)) return null;
  const host = hostOf(domain);
  const bytes = bytesIn(local);
  const isRight =
    HOST.test(host) && bytes <= MOST_LOCAL_BYTES && bytes + 1 + host.length <= MOST_BYTES;
  return isRight ? email : null;
};

/** An address for comparisons: domain and ASCII letters in lower case (not the Kelvin sign). */
export const emailKey = (email: string): string => {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  const lower = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return lower(email.slice(0, at)) + (hostOf(domain) || lower(domain));
};
