import type { Lead } from "@/lib/domain/leads/lead";
import type { Person } from "@/lib/domain/leads/person";
import { sha256 } from "@/lib/server/core/sha256";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { storeOf } from "@/lib/server/store/store-of";
import { leadStore } from "@/lib/server/wiring/leads";
import { CONTACT } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";

/** A stored lead: its id, its reference, and the key of its person. */
export type Planted = Readonly<{ id: string; reference: string; key: string }>;

let planted = 0;
/** Stores a lead that came just now, of a new person unless `words` name a phone or an address. */
export const plantLead = async (words: object = {}, lead: Lead = CONTACT): Promise<Planted> => {
  const id = sha256(`lead ${++planted}`);
  const reference = `BG-${planted}`;
  const came = { ...lead, ...newPerson(), reference, receivedAt: Date.now(), ...words } as Lead;
  const stored = await leadStore().update(id, () => came);
  return { id, reference, key: stored?.person ?? id };
};

/** A person as stored; throws for one who is not there. */
export const storedPerson = async (key: string): Promise<Person> =>
  (await storeOf(PEOPLE).read(key))!;
