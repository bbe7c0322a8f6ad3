import { tokenHash } from "./owner-token";

type Parts<T> = {
  /** Asks who a session belongs to; null: nobody. */
  read: (session: string) => Promise<T | null>;
  /** How long an answer counts after it was asked for, in ms. */
  keptMs: number;
  /** Answers kept at most; the oldest goes first. */
  most: number;
  /** A clock that never goes back, in ms. */
  now: () => number;
};

/**
 * Remembers for a moment who a session belongs to, and asks once for all calls that arrive meanwhile: one browser
 * cannot spend the project's quota at Google. Only good sessions are remembered, by their hash.
 */
export const createSessionMemory = <T>({ read, keptMs, most, now }: Parts<T>) => {
  const known = new Map<string, { answer: Promise<T | null>; until: number }>();

  const ask = (session: string, key: string): Promise<T | null> => {
    const entry = { answer: read(session), until: now() + keptMs };
    known.delete(key); // a new entry is the youngest
    known.set(key, entry);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    const forget = () => {
      if (known.get(key) === entry) known.delete(key);
    };
    entry.answer.then((found) => found ?? forget(), forget);
    return entry.answer;
  };

  return {
    /** Who the session belongs to, at most `keptMs` ago. Rejects like `read`. */
    read: (session: string): Promise<T | null> => {
      const key = tokenHash(session);
      const entry = known.get(key);
      return entry && now() < entry.until ? entry.answer : ask(session, key);
    },
    /** Forgets everybody: a session was ended. */
    clear: (): void => known.clear(),
  };
};
