const EMAIL_CHARS = 254;
const LOCAL_CHARS = 64;

/** No space, no invisible character, none that needs quotes. */
const LOCAL = /^[^\s\p{C}@<>()[\],;:\\"]+$/u;
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * An e-mail address with its domain in lower case, or null if the text is none. A lenient check: names and domains in
 * any script pass, a forgotten "@" or ".in" does not.
 */
export const emailFrom = (text: string): string | null => {
  const halves = text.trim().normalize("NFC").split("@");
  if (halves.length !== 2) return null;
  const [local, domain] = halves as [string, string];
  const email = `${local}@${domain.toLowerCase()}`;
  const labels = domain.split(".");
  const isRight =
    email.length <= EMAIL_CHARS &&
    local.length <= LOCAL_CHARS &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label));
  return isRight ? email : null;
};
