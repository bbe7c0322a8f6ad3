/** The end (exclusive) of the object that opens at `start`, or -1 when it never closes. */
const endOfObject = (text: string, start: number): number => {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (isInString) {
      if (letter === "\\") at++;
      else if (letter === '"') isInString = false;
    } else if (letter === '"') isInString = true;
    else if (letter === "{") depth++;
    else if (letter === "}" && --depth === 0) return at + 1;
  }
  return -1;
};

const THOUGHT_ENDS = "</think>";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The JSON in a reply: the whole, else the last complete object in it, else null. Never throws. */
export const jsonIn = (content: string): unknown => {
  const whole = parsed(content);
  if (whole !== undefined) return whole;
  const reply = content.split(THOUGHT_ENDS).at(-1)!;
  let last: unknown = null;
  for (let start = reply.indexOf("{"); start >= 0;) {
    const end = endOfObject(reply, start);
    if (end < 0) return null;
    const value = parsed(reply.slice(start, end));
    if (value !== undefined) last = value;
    start = reply.indexOf("{", end);
  }
  return last;
};
