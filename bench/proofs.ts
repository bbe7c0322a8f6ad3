import type { Figure } from "@/test/proofs/figures";
import type { Measurement } from "./speed/speed-proof";

type Entry = {
  /** The claim that is proved; "N" is replaced by the size. */
  what: string;
  /** The default size; undefined: the proof has no size. */
  size?: number;
  /** Loads the proof's code and runs it. Throws when it cannot be run. */
  run: (size: number, routes?: readonly string[]) => Promise<Figure[]>;
};

/** Acknowledged writes before each kill. */
const WRITES_EACH = 50;

const RELIABILITY: Readonly<Record<string, Entry>> = {
  "ai-flood": {
    what: "Every way in which the AI service can answer, flooded by N visitors with five calls each.",
    size: 200,
    run: async (visitors) => (await import("./reliability/every-ai-flood")).everyAiFlood(visitors),
  },
  calls: {
    what: "Of N who take one half hour of two servers, exactly the capacity get it.",
    size: 200,
    run: async (takers) => (await import("@/test/proofs/calls")).callTakers(takers),
  },
  "call-kills": {
    what: "N kills -9 lose and double no call, and each is mailed.",
    size: 20,
    run: async (kills) =>
      (await import("@/test/proofs/call-kills")).callKills({
        kills,
        senders: 8,
        movers: 4,
        writesEach: 20,
      }),
  },
  desk: {
    what: "The desk with N leads is as quick as with 500.",
    size: 50_000,
    run: async (many) => (await import("./reliability/desk")).deskOfMany(500, many),
  },
  fsyncs: {
    what: "Each of N writes is synced to disk before it is acknowledged.",
    size: 1_000,
    run: async (writes) => (await import("@/test/proofs/fsyncs")).fsyncs(writes),
  },
  kills: {
    what: "N kills -9 lose no acknowledged write.",
    size: 200,
    run: async (count) =>
      (await import("@/test/proofs/kills")).kills({
        kills: count,
        visitors: 10,
        senders: 5,
        writesEach: WRITES_EACH,
        leastWrites: count * WRITES_EACH,
        readyWithinMs: 2_000,
      }),
  },
  starts: {
    what: "N starts of the server, each ready in time.",
    size: 20,
    run: async (count) => (await import("./reliability/starts")).starts(count),
  },
  stops: {
    what: "N stops under load fail no request.",
    size: 50,
    run: async (count) => (await import("@/test/proofs/stops")).stops(count),
  },
  "two-instances": {
    what: "Two servers share one store and budget over N kills.",
    size: 10,
    run: async (count) =>
      (await import("@/test/proofs/two-instances")).twoInstances({
        writers: 8,
        kills: count,
        spellMs: 2_000,
        leastWrites: 50 * count,
      }),
  },
};

type Speed = (size: number, routes?: readonly string[]) => Promise<Measurement>;

/** A proof that measures `N` rounds, and prints its tables. */
const speed = (what: string, load: () => Promise<Speed>): Entry => ({
  what,
  size: 5,
  run: async (rounds, routes) => {
    const { speedProof } = await import("./speed/speed-proof");
    return speedProof(await load())(rounds, routes);
  },
});

/** The speed of the site, measured in turn with plain HTML or with Next alone. */
const SPEED: Readonly<Record<string, Entry>> = {
  "speed-api": speed(
    "The API beside bare Next handlers with the same work, N rounds.",
    async () => (await import("./speed/api")).api,
  ),
  "speed-bytes": {
    ...speed("What a phone loads of each page.", async () => {
      const { bytes } = await import("./speed/bytes");
      return (_, routes) => bytes(routes);
    }),
  },
  "speed-home": speed(
    "Lighthouse on the home page, its plain HTML and Next alone, on two phones, N rounds.",
    async () => (await import("./speed/home")).home,
  ),
  "speed-pages": speed(
    "Lighthouse on every public page and its plain HTML in turn, and taps at once and later, N rounds.",
    async () => (await import("./speed/pages")).pages,
  ),
  "speed-throughput": speed(
    "Home pages a second, beside Next alone, N rounds.",
    async () => (await import("./speed/throughput")).throughput,
  ),
};

/** Every proof by the name that `npm run bench -- <name>=<size>` takes. */
export const PROOFS: Readonly<Record<string, Entry>> = { ...RELIABILITY, ...SPEED };
