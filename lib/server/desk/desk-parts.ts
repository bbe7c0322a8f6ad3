import type { VisitorRecord } from "@/lib/domain/account/record";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Person } from "@/lib/domain/leads/person";
import type { SaveLead } from "@/lib/server/leads/save-lead";
import type { UnsubscribeLinks } from "@/lib/server/leads/unsubscribe-links";
import type { Store } from "@/lib/server/store/store";
import type { DeskLog, OperatorAlert } from "./desk-log";
import type { SavePerson } from "./save-person";

export type DeskParts = {
  leads: Store<Lead>;
  people: Store<Person>;
  users: Store<VisitorRecord>;
  saveLead: SaveLead["save"];
  savePerson: SavePerson;
  promise: AnswerPromise;
  isAlone: boolean;
  log: DeskLog;
  alarm: OperatorAlert;
  linker: UnsubscribeLinks["linker"];
  siteUrl: string;
  now: () => number;
};
