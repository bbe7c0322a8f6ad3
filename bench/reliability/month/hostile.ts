import { randomUUID } from "node:crypto";
import { ANSWERS, type CompleteAnswers } from "@/lib/domain/check/answers";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { ApiError } from "@/lib/server/core/api-error";
import { visitorAddress } from "@/lib/server/core/visitor-address";
import { createLeadLimits } from "@/lib/server/leads/lead-limits";
import { counter } from "@/lib/server/core/rate-limit";
import { createGrowthLimit } from "@/lib/server/check/growth-limit";
import { finishCounters, leadCounters, newRecordCounters } from "@/lib/server/wiring/rates";
import { type Client, createClient, type Said } from "./client";
import { contactForm, newsletterForm, onboardingForm } from "./words";

/** The most actions of one kind by one address at a time, where no limit stops them. */
const MOST_AT_A_TIME = 500;
/** The pause of a flooder whose refusal names no wait, in ms. */
const BACK_AFTER_MS = 60 * 60_000;
/**
 * After this many refusals in a row, each of another address of one network, the network counts as full for a while.
 */
const NETWORK_FULL_AFTER = 5;

/** A mark in everything the flooders store. They fill each field with the longest text, in signs of four bytes. */
export const MARK = "🧨";
const LINE = MARK.repeat(80);
const MESSAGE = MARK.repeat(900);
const source = { utm_source: LINE, utm_medium: LINE, utm_campaign: LINE };

/** The actions that fill the disk, or the operator's mailbox. */
const DEEDS = ["record", "finish", "lead"] as const;
type Deed = (typeof DEEDS)[number];
/**
 * How many were carried out, accepted by the limits, accepted with a flag, refused; and how often no limit stopped a
 * flooder.
 */
type Sum = { real: number; taken: number; flagged: number; refused: number; free: number };
export type Sums = Record<Deed, Sum>;

/** Whether the limits would accept an action of an address: "flagged" for a lead without an email. Throws ApiError. */
type Judge = Record<Deed, (address: string) => Promise<"taken" | "flagged">>;

/**
 * The site's limits, counting in the same windows as its handlers: actions that are not carried out are counted, too.
 */
const siteLimits = (): Judge => {
  const parts = { isFull: async () => false, onFlood: () => undefined };
  const newcomers = createGrowthLimit({ ...newRecordCounters(counter), ...parts });
  const finishes = createGrowthLimit({ ...finishCounters(counter), ...parts });
  const leads = createLeadLimits({ counters: leadCounters(counter), onFlood: parts.onFlood });
  return {
    record: async (address) => {
      await newcomers.admit(address);
      return "taken";
    },
    finish: async (address) => {
      await finishes.admit(address);
      return "taken";
    },
    lead: async (address) => {
      const isFlagged = await leads.countAndFlag({ address, visitor: async () => null });
      return isFlagged ? "flagged" : "taken";
    },
  };
};

const allAnswers = (n: number) =>
  Object.fromEntries(
    QUESTION_IDS.map((id, at) => [id, ANSWERS[Math.floor(n / 3 ** at) % ANSWERS.length]!]),
  ) as CompleteAnswers;

/** The same actions carried out through the handlers. */
const carriedOut = (address: string): Record<Deed, () => Promise<Said>> => {
  let sent = 0;
  let record: { client: Client; id: string } | null = null;
  /** A record with all fields full and one answer: it is kept as long as an honest one. */
  const newRecord = async (): Promise<Said> => {
    const client = createClient(address);
    const id = randomUUID();
    const profile = { businessName: LINE, industry: LINE, businessSize: LINE, location: LINE };
    const said = await client.open(id, { profile, source });
    if (said.status !== 201) return said;
    record = { client, id };
    await client.answer(id, "b1", "yes");
    return said;
  };
  return {
    record: newRecord,
    /** Each finished check makes its record longer. */
    finish: async () => {
      if (!record) await newRecord();
      if (!record) return { status: 429, waitMs: 0, text: "" };
      const { client, id } = record;
      await client.answer(id, QUESTION_IDS[++sent % QUESTION_IDS.length]!, "no");
      return client.finish(id, allAnswers(sent));
    },
    lead: () => {
      const client = createClient(address);
      const n = randomUUID();
      const forms = [
        () => client.contact({ ...contactForm(n, `${n} ${MESSAGE}`), source }),
        () => client.onboarding({ ...onboardingForm(n, null), source }),
        () => client.newsletter({ ...newsletterForm(n), source }),
      ];
      return forms[sent++ % forms.length]!();
    },
  };
};

/**
 * One address that stores as much as the limits allow, and comes back when it may store again. One of `every` actions
 * is carried out.
 */
const createFlooder = (address: string, sums: Sums, judge: Judge, every: () => boolean) => {
  const backAt = new Map<Deed, number>();
  const real = carriedOut(address);

  const once = async (deed: Deed): Promise<number | null> => {
    if (every()) {
      const { status, waitMs } = await real[deed]();
      if (status >= 400) return waitMs;
      sums[deed].real++;
      return null;
    }
    try {
      sums[deed][await judge[deed](address)]++;
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return 1_000 * Number(error.headers["Retry-After"] ?? 0);
    }
  };
  /** Repeats one action until it is refused; resolves to whether anything was stored. */
  const flood = async (deed: Deed): Promise<boolean> => {
    if (Date.now() < (backAt.get(deed) ?? 0)) return false;
    for (let n = 0; n < MOST_AT_A_TIME; n++) {
      const waitMs = await once(deed);
      if (waitMs === null) continue;
      sums[deed].refused++;
      backAt.set(deed, Date.now() + (waitMs || BACK_AFTER_MS));
      return n > 0;
    }
    sums[deed].free++;
    backAt.set(deed, Date.now() + BACK_AFTER_MS);
    return true;
  };
  return { flood };
};

type Flooder = ReturnType<typeof createFlooder>;

/** Runs the flooders of one network, one after the other, until it is full. */
const floodNetwork = async (flooders: readonly Flooder[], deed: Deed): Promise<void> => {
  let refusals = 0;
  for (const { flood } of flooders) {
    refusals = (await flood(deed)) ? 0 : refusals + 1;
    if (refusals >= NETWORK_FULL_AFTER) return;
  }
};

/**
 * Flooders that run all month at the limits: single addresses, all of a /24, the /64s of a /48, a botnet of addresses
 * in different networks. One of `share` actions is carried out, the others are only counted by the limits.
 */
export const createHostile = (share: number) => {
  const judge = siteLimits();
  let deeds = 0;
  const every = () => deeds++ % share === 0;
  const group = (length: number, addressOf: (n: number) => string) => {
    const none = (): Sum => ({ real: 0, taken: 0, flagged: 0, refused: 0, free: 0 });
    const sums: Sums = { record: none(), finish: none(), lead: none() };
    const flooder = (_: unknown, n: number) => createFlooder(addressOf(n), sums, judge, every);
    return { sums, flooders: Array.from({ length }, flooder) };
  };
  const sixtyFour = (n: number) => visitorAddress(`2001:db8:77:${n.toString(16)}::1`, undefined, 0);
  const groups = {
    "20 addresses": group(20, (n) => `185.${n}.7.1`),
    "a /24": group(256, (n) => `91.200.1.${n}`),
    "a /48": group(1_000, sixtyFour),
    "500 bots": group(500, (n) => `${100 + (n % 5)}.${Math.floor(n / 5)}.9.9`),
  };
  const alone = [...groups["20 addresses"].flooders, ...groups["500 bots"].flooders];
  return {
    sums: () => Object.fromEntries(Object.entries(groups).map(([name, { sums }]) => [name, sums])),
    /** The actions due in one minute of the month: each address tries once an hour, in its own minute. */
    inMinute: (minute: number): (() => Promise<void>)[] => {
      const due = alone.filter((_, n) => n % 60 === minute % 60);
      const networks = minute % 60 === 30 ? [groups["a /24"], groups["a /48"]] : [];
      return DEEDS.flatMap((deed) => [
        ...due.map(
          ({ flood }) =>
            async () =>
              void (await flood(deed)),
        ),
        ...networks.map(
          ({ flooders }) =>
            () =>
              floodNetwork(flooders, deed),
        ),
      ]);
    },
  };
};
