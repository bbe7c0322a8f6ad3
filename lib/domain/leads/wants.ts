import type { Lead } from "./lead";

/** What people want from us, the strongest wish first. */
export const WANTS = [
  ...(["order", "call", "demo", "start", "question"] as const),
  ...(["result", "newsletter"] as const),
] as const;
export type Wants = (typeof WANTS)[number];

/** Whether a text is one of WANTS. */
export const isWants = (text: string): text is Wants => WANTS.some((one) => one === text);

/**
 * What a lead asks for: the topic of a message; "start" for a Get Started form, "result" for a finished check whose owner
 * may be contacted. One of WANTS, or a later release's topic.
 */
export const wantsOf = (lead: Lead): string => {
  switch (lead.kind) {
    case "contact":
      return lead.topic;
    case "onboarding":
      return "start";
    case "check":
      return "result";
    case "newsletter":
      return lead.kind;
  }
};

/** The place of a wish in WANTS: 0 is the strongest; an unknown one counts as a question. */
export const rankOfWants = (wants: string): number =>
  WANTS.indexOf(isWants(wants) ? wants : "question");

/** A check that arrives so soon after a message or a Get Started form came with it; in ms. */
const TOGETHER_MS = 60_000;

type Arrived = Readonly<{ wants: string; receivedAt: number }>;

/** Whether a check came with a message or a Get Started form of the same person. */
export const cameWithForm = (check: Arrived, form: Arrived): boolean =>
  check.wants === "result" &&
  form.wants !== "result" &&
  form.wants !== "newsletter" &&
  check.receivedAt >= form.receivedAt &&
  check.receivedAt - form.receivedAt < TOGETHER_MS;
