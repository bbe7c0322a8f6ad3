import { randomInt, randomUUID } from "node:crypto";
import { Refused } from "./refused";
import { fromSomeAddress } from "./some-address";
import type { StoredLead } from "./stored-leads";

const PERSON = { name: "Asha Patil", email: "", message: "Please call", consent: true, lang: "en" };
const FORM = { ...PERSON, textVersion: "2026-11-21", topic: "call", filledMs: 9_000 };

type Taken = {
  reference: string;
  token: string;
  call: { at: number | null; asked: number | null } | null;
};
type Reply = Partial<Taken> & { status: number; times?: number[] };

let people = 0;
const newNumber = () => `9${String(700_000_000 + ++people)}`;

/** A request for a half hour by somebody with an own number, and the key with which it is repeated. */
export const newWish = (at: number) => ({ at, phone: newNumber(), key: randomUUID() as string });
export type Wish = ReturnType<typeof newWish>;

const send = async (site: string, method: string, path: string, body: object, key = "") => {
  const headers = {
    origin: site,
    "content-type": "application/json",
    ...(key && { "idempotency-key": key }),
    ...fromSomeAddress(),
  };
  const response = await fetch(site + path, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (![200, 201, 409].includes(response.status)) throw new Refused(path, response, text);
  return { status: response.status, ...(JSON.parse(text) as Partial<Taken>) } as Reply;
};

/** Sends the contact form. Rejects without an answer, and with Refused for one that is neither 201 nor 409. */
export const sendWish = (site: string, { at, phone, key }: Wish): Promise<Reply> => {
  return send(site, "POST", "/api/leads/contact", { ...FORM, phone, call: at }, key);
};

/**
 * People who ask for calls one after another, each with the same key until the answer comes; where the time is taken,
 * for one of those that are free.
 */
export const createCaller = (times: readonly number[]) => {
  const taken = new Map<Wish, Taken>();
  let pending: Wish | null = null;
  return {
    acknowledged: () => taken.size,
    write: async (site: string): Promise<void> => {
      pending ??= newWish(times[randomInt(times.length)]!);
      const { status, times: free = [], ...reply } = await sendWish(site, pending);
      if (status === 201) taken.set(pending, reply as Taken);
      pending = status === 201 ? null : newWish(free[randomInt(free.length)]!);
    },
    taken: () => [...taken.values()],
    references: () => [...taken.values()].map(({ reference }) => reference),
    /** Acknowledged people whom the leads do not have exactly once, with the time of the answer. */
    wrongIn: (leads: readonly StoredLead[]): string[] =>
      [...taken].flatMap(([{ phone, at }, { reference, call }]) => {
        const own = leads.filter((lead) => lead.phone === `+91${phone}`);
        const [lead] = own;
        const isRight =
          own.length === 1 &&
          lead?.kind === "contact" &&
          lead.reference === reference &&
          lead.call?.at === at &&
          call?.at === at;
        return isRight ? [] : [reference];
      }),
  };
};

/** How often a mover moves one call: from two tabs, within the changes that a call takes in a day. */
const MOVES_EACH = 4;

/** Somebody who asks for calls, and moves each from two tabs together, each to another time. */
export const createMover = (times: readonly number[]) => {
  const caller = createCaller(times);
  const some = () => times[randomInt(times.length)]!;
  let own: Taken | undefined;
  let left = 0;
  /** What each lead may hold by the answers so far, by its reference. */
  const possible = new Map<string, number[]>();
  let moves = 0;
  const move = async (site: string, { reference, token }: Taken) => {
    const earlier = possible.get(reference)!;
    const tabs = [some(), some()];
    possible.set(reference, [...earlier, ...tabs]);
    const replies = await Promise.allSettled(
      tabs.map((at) => send(site, "PUT", "/api/requests/call", { token, at })),
    );
    const statuses = replies.map((reply) => {
      if (reply.status === "rejected") throw reply.reason;
      return reply.value.status;
    });
    const done = tabs.filter((_, tab) => statuses[tab] === 200);
    moves += done.length;
    possible.set(reference, done.length > 0 ? done : earlier);
  };
  return {
    acknowledged: () => moves,
    write: async (site: string): Promise<void> => {
      if (own && left-- > 0) return move(site, own);
      await caller.write(site);
      const last = caller.taken().at(-1);
      if (!last || last === own) return;
      [own, left] = [last, MOVES_EACH];
      possible.set(last.reference, [last.call!.at!]);
    },
    references: caller.references,
    /** Whether a lead does not hold one of the times that it may hold. */
    wrongIn: (leads: readonly StoredLead[]): string[] =>
      caller.taken().flatMap(({ reference }) => {
        const [lead, ...others] = leads.filter((one) => one.reference === reference);
        const at = lead?.kind === "contact" ? lead.call?.at : null;
        const isRight = others.length === 0 && possible.get(reference)?.includes(at ?? 0);
        return isRight ? [] : [reference];
      }),
  };
};
