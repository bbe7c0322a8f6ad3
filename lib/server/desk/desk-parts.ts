import type { VisitorRecord } from "@/lib/domain/account/record";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import type { Lead } from "@/lib/domain/leads/lead";
import type { PersonChoice } from "@/lib/domain/leads/person-choices";
import type { Person } from "@/lib/domain/leads/person-leads";
import type { PersonLeads } from "@/lib/server/leads/person-leads";
import type { UnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import type { Store } from "@/lib/server/store/store";
import type { DeskLog } from "./desk-log";
import type { OperatorAlert } from "./operator-alert";

/** What the parts of the desk are made from; each takes some of it (lib/server/wiring/desk.ts). */
export type DeskParts = {
  leads: Store<Lead>;
  persons: Store<Person>;
  users: Store<VisitorRecord>;
  choices: Store<PersonChoice>;
  people: Pick<PersonLeads, "keysIn" | "choiceOf" | "chosenKeys" | "move">;
  /** Deletes one lead alone, not who sent it. */
  eraseLead: (id: string) => Promise<void>;
  promise: AnswerPromise;
  log: DeskLog;
  alarm: OperatorAlert;
  /** Makes the links that end the newsletter. */
  linker: UnsubscribeLinks["linker"];
  siteUrl: string;
  now: () => number;
};
