// holds: #calls
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import { databasePath } from "@/test/support/own-store";
import * as erasuresRoute from "@/app/api/desk/erasures/route";
import * as personRoute from "@/app/api/desk/people/[key]/route";
import { claimsOf } from "@/lib/domain/calls/call-day";
import { withoutLeadConsent } from "@/lib/domain/leads/lead";
import { CALL_DAYS } from "@/lib/server/store/schemas/stored-call";
import { storeOf } from "@/lib/server/store/store-of";
import { leadStore } from "@/lib/server/wiring/leads";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { newPerson } from "@/test/builders/new-person";
import { browserOn } from "@/test/support/api-browser";
import { at, callBrowser, freshDays, fromAddress, NOW } from "@/test/support/call-browser";
import { deskCallers } from "@/test/support/desk-callers";
import { callFaults, countTaken, heldIn } from "@/test/support/held-calls";
import { personBrowser, ROUTES } from "@/test/support/person-browser";

const OPERATOR = "op@example.in";
const DAY = "2026-11-28";
const TIME = at(`${DAY}T11:30`);
const NAME = "Zubaida Rao";

jest.useFakeTimers({ now: NOW, doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
const { ask } = callBrowser();
const routes = { "/api/desk/erasures": erasuresRoute, "/api/desk/people/:key": personRoute };
const operator = deskCallers(routes, [OPERATOR]).operator(OPERATOR);

type Called = { leadId: string; person: Awaited<ReturnType<typeof personBrowser>> };
/** A person with a finished check and a call at the time. */
const called = async (): Promise<Called> => {
  const browser = browserOn(ROUTES);
  const person = await personBrowser({
    ...browser,
    send: (method, path, sent = {}) =>
      browser.send(method, path, { ...sent, headers: { ...fromAddress(), ...sent.headers } }),
  });
  await person.finish(answersOfAll("yes"));
  const said = { name: NAME, phone: newPerson().phone, lang: "en", textVersion: "2026-11-21" };
  const body = { ...said, consent: true, sharesCheck: true, call: TIME };
  const { status } = await person.send("POST", person.at("/call"), { body });
  expect(status).toBe(201);
  const [claim] = claimsOf((await storeOf(CALL_DAYS).read(DAY))!);
  return { leadId: claim!.lead, person };
};
const keyOf = async (id: string) => (await leadStore().read(id))!.person!;
const mark = async (id: string, what: "spam" | "notSpam") =>
  operator.post(`people/${await keyOf(id)}`, { do: what, version: "0" });

const WAYS: Record<string, (call: Called) => Promise<{ status: number } | void>> = {
  "the person deletes everything": ({ person }) => person.send("DELETE", person.at()),
  "the desk erases the person": async ({ leadId }) =>
    operator.post("erasures", { of: await keyOf(leadId), ids: [leadId] }),
  "the desk marks it as spam": ({ leadId }) => mark(leadId, "spam"),
  "the consent is withdrawn": async ({ leadId }) =>
    void (await leadStore().update(
      leadId,
      (lead) => lead && withoutLeadConsent(lead, "reply", NOW),
    )),
};

beforeAll(freshDays);
afterAll(() => jest.useRealTimers());

test.each(Object.entries(WAYS))("the time is free again: %s", async (_, end) => {
  const call = await called();
  expect(callFaults(heldIn(databasePath))).toEqual([]);
  expect((await end(call))?.status ?? 200).toBeLessThan(300);
  expect(countTaken(heldIn(databasePath))).toBe(0);
  expect(callFaults(heldIn(databasePath))).toEqual([]);
  const next = await ask(TIME);
  expect([next.status, next.call?.at]).toEqual([201, TIME]);
  await leadStore().remove(claimsOf((await storeOf(CALL_DAYS).read(DAY))!)[0]!.lead);
});

test("a lead that is spam no more is as soon as we can: its time may be another's", async () => {
  const { leadId } = await called();
  await mark(leadId, "spam");
  await ask(TIME);
  const { status, body } = await mark(leadId, "notSpam");
  expect([status, body]).toEqual([200, expect.not.objectContaining({ isTrouble: true })]);
  expect(await leadStore().read(leadId)).toMatchObject({
    flags: [],
    call: {
      at: null,
      asked: TIME,
      end: null,
    },
  });
  expect(callFaults(heldIn(databasePath))).toEqual([]);
});
