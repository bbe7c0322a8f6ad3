import { type Choices, chosenFor, type ContactKeys, naturalPerson } from "./person";

/** What operators chose for a contact: the person's key, and when that was last of use, epoch ms. */
export type PersonChoice = Readonly<{ person: string; usedAt: number }>;

/** A lead of a person as a choice sees it. */
export type ChoosingLead = Readonly<{ id: string; keys: ContactKeys }>;

/** What a choice changes: the person chosen for keys of contacts (null: none any more), then that of leads. */
export type ChoicePlan = Readonly<{
  set: ReadonlyMap<string, string | null>;
  /** The person to which these leads move. */
  to: string;
  /** The ids of the leads that move, the one that was named last: until it has moved, the call is not done. */
  moved: readonly string[];
}>;

type Parting = Readonly<{
  lead: ChoosingLead;
  /** The lead's person of now. */
  person: string;
  /** The person's other leads. */
  others: readonly ChoosingLead[];
  choices: Choices;
  /** A key that no person has. */
  fresh: string;
}>;

/** The plan that sets the choices of keys, and moves the lead and all others for which they give the same person. */
const planOf = (
  { lead, others, choices }: Parting,
  to: string,
  entries: readonly (readonly [string, string | null])[],
): ChoicePlan => {
  const set = new Map(entries);
  const chosen: Choices = (key) => (set.has(key) ? set.get(key)! : choices(key));
  const personOf = ({ keys }: ChoosingLead) => chosenFor(keys, chosen) ?? naturalPerson(keys);
  const moved = others.filter((one) => personOf(one) === to);
  return { set, to, moved: [...moved, lead].map(({ id }) => id) };
};

/** Where the contacts say already: the lead was put here by hand, or a call was cut short before it had moved. */
const contactsSay = (parting: Parting): ChoicePlan | null => {
  const { lead, person, choices } = parting;
  const to = chosenFor(lead.keys, choices) ?? naturalPerson(lead.keys);
  return to === null || to === person ? null : planOf(parting, to, []);
};

/** Undoes a join: all leads of the lead's own key return to it. null where no join put it there. */
const undonePlan = (parting: Parting): ChoicePlan | null => {
  const { lead, person, choices } = parting;
  const own = naturalPerson(lead.keys);
  return own !== null && own !== person && choices(own) === person
    ? planOf(parting, own, [[own, null]])
    : null;
};

/**
 * Chooses a person for exactly these contacts: that of the address, if it is free, else a new one. Of a phone that two
 * use, the address tells whose a later lead is.
 */
const contactsPlan = (parting: Parting): ChoicePlan | null => {
  const { lead, person, choices, fresh } = parting;
  const { pair, phone, email } = lead.keys;
  if (pair === null) return null;
  const address = phone && email;
  const isFree = address !== null && address !== person && choices(address) === null;
  const to = isFree ? address : fresh;
  const isJoined = address !== null && choices(address) === person;
  return planOf(parting, to, [[pair, to], ...(isJoined ? ([[address, to]] as const) : [])]);
};

/**
 * Tells a lead apart from the rest of its person. The choice holds for later leads with the same contacts; where all
 * leads of the person have them, it is about this lead alone.
 */
export const partPlan = (parting: Parting): ChoicePlan => {
  const isParted = (plan: ChoicePlan | null) =>
    plan !== null && plan.moved.length <= parting.others.length;
  const said = contactsSay(parting);
  const plans = said ? [said] : [undonePlan(parting), contactsPlan(parting)];
  return plans.find(isParted) ?? { set: new Map(), to: parting.fresh, moved: [parting.lead.id] };
};

/** Makes all leads of a person those of another, and all choices for it; `chosenKeys` are the keys that name it now. */
export const joinPlan = (
  from: string,
  to: string,
  lead: string,
  { chosenKeys, leads }: { chosenKeys: readonly string[]; leads: readonly string[] },
): ChoicePlan => ({
  set: new Map([...chosenKeys, from].map((key) => [key, to])),
  to,
  moved: [...leads.filter((id) => id !== lead), lead],
});
