import { randomUUID } from "node:crypto";
import { ANSWERS, type CompleteAnswers } from "@/lib/domain/answers";
import { QUESTION_IDS } from "@/lib/domain/sections";
import { visitorAddress } from "@/lib/server/guard/visitor-address";
import { type Client, createClient, type Said } from "./client";
import { contactForm, newsletterForm, onboardingForm } from "./words";

/** Nothing takes longer than this where no limit stops it: so many calls of one kind, of one address, at a time. */
const MOST_CALLS = 100;
/** A flooder that is told no wait comes back after this, in ms. */
const BACK_AFTER_MS = 60 * 60_000;
/** The longest words that fit, each sign of four bytes. */
const LINE = "🧨".repeat(80);
const MESSAGE = "🧨".repeat(1_000);

/** What a flooder does, over and over: each fills the disk, or the operator's letter box, in a way of its own. */
export const DEEDS = ["record", "finish", "contact", "newsletter", "onboarding"] as const;
export type Deed = (typeof DEEDS)[number];

export type Sums = Record<Deed, { stored: number; refused: number; unlimited: number }>;

const allAnswers = (n: number) =>
  Object.fromEntries(
    QUESTION_IDS.map((id, at) => [id, ANSWERS[Math.floor(n / 3 ** at) % ANSWERS.length]!]),
  ) as CompleteAnswers;

/** One address that stores all it may, and comes back when it may store again. */
const createFlooder = (address: string, sums: Sums) => {
  const client = createClient(address);
  const backAt = new Map<Deed, number>();
  let [record, made] = ["", 0];

  /** A new record with all its lines full and one answer: it is kept as long as an honest one. */
  const newRecord = async (by: Client): Promise<Said> => {
    const id = randomUUID();
    const profile = { businessName: LINE, industry: LINE, businessSize: LINE, location: LINE };
    const source = { utm_source: LINE, utm_medium: LINE, utm_campaign: LINE };
    const said = await by.open(id, { profile, source });
    if (said.status !== 201) return said;
    record = id;
    await by.answer(id, "b1", "yes");
    return said;
  };
  const work: Record<Deed, () => Promise<Said>> = {
    record: () => newRecord(createClient(address)),
    /** One more finished check in a record of its own. */
    finish: async () => {
      if (record === "" || made % 200 === 199) await newRecord(client);
      const answers = allAnswers(++made);
      await client.answer(record, QUESTION_IDS[made % QUESTION_IDS.length]!, "no");
      return client.finish(record, answers);
    },
    contact: () => client.contact(contactForm(randomUUID(), `${randomUUID()} ${MESSAGE}`)),
    newsletter: () => client.newsletter(newsletterForm(randomUUID())),
    onboarding: () => client.onboarding(onboardingForm(randomUUID(), null)),
  };

  /** Does one deed until it is refused; resolves to whether anything was stored. */
  const flood = async (deed: Deed): Promise<boolean> => {
    if (Date.now() < (backAt.get(deed) ?? 0)) return false;
    for (let n = 0; n < MOST_CALLS; n++) {
      const { status, waitMs } = await work[deed]();
      if (status >= 400) {
        sums[deed].refused++;
        backAt.set(deed, Date.now() + (waitMs || BACK_AFTER_MS));
        return n > 0;
      }
      sums[deed].stored++;
    }
    sums[deed].unlimited++;
    backAt.set(deed, Date.now() + BACK_AFTER_MS);
    return true;
  };
  return { flood };
};

type Flooder = ReturnType<typeof createFlooder>;

const newSums = (): Sums =>
  Object.fromEntries(DEEDS.map((deed) => [deed, { stored: 0, refused: 0, unlimited: 0 }])) as Sums;

/** So many refusals in a row, each of another address of one network, and the network is full for this time. */
const NETWORK_FULL_AFTER = 5;

/** Flooders of one network, one after the other, until it is full. */
const floodNetwork = async (flooders: readonly Flooder[], deed: Deed): Promise<void> => {
  let refusals = 0;
  for (const { flood } of flooders) {
    refusals = (await flood(deed)) ? 0 : refusals + 1;
    if (refusals >= NETWORK_FULL_AFTER) return;
  }
};

const group = (length: number, addressOf: (n: number) => string) => {
  const sums = newSums();
  return { sums, flooders: Array.from({ length }, (_, n) => createFlooder(addressOf(n), sums)) };
};

/** Who floods all month, at the limits: single addresses, all of a /24, the /64s of a /48, a botnet. */
export const createHostile = () => {
  const sixtyFour = (n: number) => visitorAddress(undefined, `2001:db8:77:${n.toString(16)}::1`, 1);
  const groups = {
    singles: group(20, (n) => `185.${n}.7.1`),
    "a /24": group(256, (n) => `91.200.1.${n}`),
    "a /48": group(1_000, sixtyFour),
    botnet: group(500, (n) => `${100 + (n % 5)}.${Math.floor(n / 5)}.9.9`),
  };
  const { singles, botnet } = groups;
  const alone = [...singles.flooders, ...botnet.flooders];
  return {
    sums: () => Object.fromEntries(Object.entries(groups).map(([name, { sums }]) => [name, sums])),
    /** What is due in one minute of the month: each address comes once an hour, in a minute of its own. */
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
