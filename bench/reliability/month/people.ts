import { randomUUID } from "node:crypto";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { ANSWERS, type CompleteAnswers } from "@/lib/domain/check/answers";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { type Client, createClient, type Said } from "./client";
import { type Random, weighted } from "./random";
import { contactForm, newsletterForm, onboardingForm } from "./words";

const DAYS = 30;
const DAY_MINUTES = 24 * 60;

/**
 * The share of visitors in each hour of the day, UTC: India's shopkeepers come late in the morning and in the evening.
 */
const HOURS = [2, 1, 1, 2, 5, 9, 12, 11, 8, 6, 5, 6, 8, 11, 14, 14, 10, 6, 3, 2, 1, 1, 1, 1];
/** On these days a newspaper or a campaign brings a share of all visitors within one hour. */
const CAMPAIGN_DAYS = [5, 12, 21];
const CAMPAIGN_PART = 0.06;
const CAMPAIGN_HOUR = 14;

/** Carriers put thousands of phones behind few addresses: 20 of them, in four /24 networks. */
const CARRIER_ADDRESSES = Array.from(
  { length: 20 },
  (_, n) => `49.36.${10 + (n % 4)}.${20 + Math.floor(n / 4)}`,
);
const OWN_NETWORKS = 2_500;

const PARTS = { contact: 0.05, newsletter: 0.04, onboarding: 0.03, agree: 0.08, back: 0.2 };

/** The calls to make in each minute of the month. */
export type Schedule = Map<number, (() => Promise<void>)[]>;

export type Tally = {
  people: number;
  calls: number;
  /** The number of failed calls, by kind and status. */
  refused: Record<string, number>;
  /** References of the leads that must reach the operator by mail. */
  references: string[];
};

const minuteOfMonth = (random: Random): number => {
  if (random() < CAMPAIGN_PART * CAMPAIGN_DAYS.length) {
    const day = CAMPAIGN_DAYS[Math.floor(random() * CAMPAIGN_DAYS.length)]!;
    return day * DAY_MINUTES + CAMPAIGN_HOUR * 60 + Math.floor(random() * 60);
  }
  const day = Math.floor(random() * DAYS);
  return day * DAY_MINUTES + weighted(random, HOURS) * 60 + Math.floor(random() * 60);
};

/** Plans the calls of this many honest people over the month, half of them behind carriers. */
export const honestPeople = (
  count: number,
  random: Random,
): { schedule: Schedule; tally: Tally } => {
  const schedule: Schedule = new Map();
  const tally: Tally = { people: count, calls: 0, refused: {}, references: [] };
  const at = (minute: number, work: () => Promise<void>) =>
    void schedule.set(minute, [...(schedule.get(minute) ?? []), work]);
  const expect = async (what: string, wanted: number, call: Promise<Said>): Promise<Said> => {
    const said = await call;
    tally.calls++;
    const key = `${what} ${said.status}`;
    if (said.status !== wanted) tally.refused[key] = (tally.refused[key] ?? 0) + 1;
    return said;
  };
  const lead = async (what: string, call: Promise<Said>) => {
    const { status, text } = await expect(what, 201, call);
    if (status === 201)
      tally.references.push((JSON.parse(text) as { reference: string }).reference);
  };

  /** Opens the record, answers five questions a minute, and finishes the check. */
  const check = (minute: number, client: Client, id: string, isNew: boolean) => {
    const answers = Object.fromEntries(
      QUESTION_IDS.map((question) => [question, ANSWERS[Math.floor(random() * ANSWERS.length)]!]),
    ) as CompleteAnswers;
    for (let n = 0; n < 3; n++)
      at(minute + n, async () => {
        if (n === 0) await expect("record", isNew ? 201 : 200, client.open(id));
        for (const question of QUESTION_IDS.slice(5 * n, 5 * n + 5))
          await expect("answer", 204, client.answer(id, question, answers[question]));
      });
    at(minute + 3, async () => void (await expect("finish", 200, client.finish(id, answers))));
  };

  for (let n = 0; n < count; n++) {
    const isCarried = n % 2 === 0;
    const ownNetwork = Math.floor(random() * OWN_NETWORKS);
    const address = isCarried
      ? CARRIER_ADDRESSES[Math.floor(random() * CARRIER_ADDRESSES.length)]!
      : `106.${ownNetwork >> 8}.${ownNetwork & 255}.${1 + Math.floor(random() * 250)}`;
    const client = createClient(address);
    const id = randomUUID();
    const minute = minuteOfMonth(random);
    check(minute, client, id, true);
    const message = `Sales are slow since ${n} days. What can we do about it? Please call me.`;
    if (random() < PARTS.contact)
      at(minute + 5, () => lead("contact", client.contact(contactForm(n, message))));
    if (random() < PARTS.newsletter)
      at(minute + 5, () => lead("newsletter", client.newsletter(newsletterForm(n))));
    if (random() < PARTS.agree)
      at(minute + 4, async () => {
        await expect("consent", 204, client.agree(id, TEXT_VERSIONS.privacy));
      });
    if (random() < PARTS.onboarding)
      at(minute + 6, () => lead("onboarding", client.onboarding(onboardingForm(n, id))));
    const later = minute + DAY_MINUTES * (1 + Math.floor(random() * 10));
    if (random() < PARTS.back && later < DAYS * DAY_MINUTES) check(later, client, id, false);
  }
  return { schedule, tally };
};
