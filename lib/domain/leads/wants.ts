import type { Lead } from "./lead";

/** What people ask of us, the strongest wish first. */
export const WANTS = ["order", "call", "question", "check"] as const;
export type Wants = (typeof WANTS)[number];

/** Of a person from the operator's own list: no wish. */
export const KNOWN = "known" as const;

const isWants = (text: string): text is Wants => WANTS.some((one) => one === text);

/** A demo is a call with a package. */
const wantsOfTopic = (topic: string): string => (topic === "demo" ? "call" : topic);

/** What a lead asks for: one of WANTS, KNOWN, "newsletter", or another release's topic. */
export const wantsOf = (lead: Lead): string => {
  switch (lead.kind) {
    case "contact":
      return lead.channel === "import" ? KNOWN : wantsOfTopic(lead.topic);
    case "onboarding":
      return lead.isOrder ? "order" : "question";
    default:
      return lead.kind;
  }
};

/** The place of a wish in WANTS: 0 is the strongest; an unknown one counts as a question, KNOWN is the last. */
export const rankOfWants = (wants: string): number =>
  wants === KNOWN ? WANTS.length : WANTS.indexOf(isWants(wants) ? wants : "question");

/** A check that arrives so soon after a message or a Get Started form came with it; in ms. */
const TOGETHER_MS = 60_000;

type Arrived = Readonly<{ wants: string; receivedAt: number }>;

/** Whether a check came with a message or a Get Started form of the same person. */
export const cameWithForm = (check: Arrived, form: Arrived): boolean =>
  check.wants === "check" &&
  isWants(form.wants) &&
  form.wants !== "check" &&
  check.receivedAt >= form.receivedAt &&
  check.receivedAt - form.receivedAt < TOGETHER_MS;
