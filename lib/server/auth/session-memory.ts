import { tokenHash } from "./owner-token";

type Parts<T> = {
  /** Looks up the owner of a session; null: none. */
  read: (session: string) => Promise<T | null>;
  /** How long an answer is kept after the lookup, in ms. */
  keptMs: number;
  /** The most answers kept; the oldest is dropped first. */
  most: number;
  /** A clock that never goes back, in ms. */
  now: () => number;
};

/** Caches the owners of valid sessions briefly, by their hash: no browser can spend the project's quota at Google. */
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
    /** The owner of the session, as of at most `keptMs` ago. Rejects like `read`. */
    read: (session: string): Promise<T | null> => {
      const key = tokenHash(session);
      const entry = known.get(key);
      return entry && now() < entry.until ? entry.answer : ask(session, key);
    },
    /** Clears the cache, because a session was ended. */
    clear: (): void => known.clear(),
  };
};
