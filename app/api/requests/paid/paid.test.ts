// holds: #paying
import "@/test/support/own-store";
import "@/test/support/made-up-facts";
import * as personRoute from "@/app/api/desk/people/[key]/route";
import * as openRoute from "@/app/api/requests/open/route";
import { payWordsIn } from "@/lib/content/slices/pay-words";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { Lead } from "@/lib/domain/leads/lead";
import type { PayView } from "@/lib/domain/leads/pay-view";
import { sha256 } from "@/lib/server/core/sha256";
import { sealedAddress } from "@/lib/server/http/client-address";
import { PEOPLE } from "@/lib/server/store/schemas/stored-person";
import { storeOf } from "@/lib/server/store/store-of";
import { leadStore } from "@/lib/server/wiring/leads";
import { requestTokens } from "@/lib/server/wiring/requests";
import { CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { browserOn } from "@/test/support/api-browser";
import { deskCallers } from "@/test/support/desk-callers";
import * as paidRoute from "./route";

const OP = "asha@example.in";
const operator = deskCallers({ "/api/desk/people/:key": personRoute }, [OP]).operator(OP);
const today = indianDay(Date.now());
/** 5,432, 6,543 and 7,654 with 12 % GST. */
const DUE = 7_328;

let made = 0;
/** Stores an order of a new person, and resolves to its id. */
const order = async (fields: object = {}, lead: Lead = CONTACT): Promise<string> => {
  const id = sha256(`order ${++made}`);
  const reference = `BG-PA1D${made + 100}`;
  const planted = { ...lead, ...newPerson(), reference, ...fields } as Lead;
  await leadStore().update(id, () => planted);
  return id;
};
const stored = async (id: string) => (await leadStore().read(id))!;
const tokenOf = async (id: string) => (await requestTokens().signer())(id);
let utrs = 412_345_600_000;
const newUtr = () => String(++utrs);

/** Each call comes from an address of its own, unless `from` names one. */
let callers = 0;
const routes = { "/api/requests/paid": paidRoute, "/api/requests/open": openRoute };
const post = (body: object, from = `10.1.0.${++callers}`, path = "paid") => {
  const [header, address] = sealedAddress(from);
  return browserOn(routes).send("POST", `/api/requests/${path}`, {
    body,
    headers: { [header]: address, origin: "https://bizgrow.example" },
  });
};
const claim = async (id: string, fields: object = {}) =>
  post({ token: await tokenOf(id), lang: "en", way: "upi", utr: newUtr(), ...fields });
/** What the sender of an order sees about paying, on the private page. */
const seenBySender = async (id: string) => {
  const { body } = await post({ token: await tokenOf(id) }, undefined, "open");
  return (body as { pay: PayView }).pay;
};
const keyOf = async (id: string) => (await stored(id)).person!;
const personOf = async (id: string) => (await storeOf(PEOPLE).read(await keyOf(id)))!;
const desk = async (id: string, fields: Record<string, string>) => {
  const version = String((await personOf(id)).version);
  return operator.post(`people/${await keyOf(id)}`, { version, ...fields });
};
const paid = (id: string, rupees: number, utr: string) =>
  desk(id, { do: "paid", paid: `₹${rupees}`, package: "complete", rupees: String(DUE), utr });

test("a claim is stored, and answered with the sum that the server counts; nothing is sold by it", async () => {
  const id = await order();
  const utr = newUtr();
  const { status, body } = await claim(id, { utr: ` ${utr.slice(0, 4)} ${utr.slice(4)} ` });
  expect(status).toBe(200);
  const { pay } = body as { pay: PayView };
  expect(pay).toMatchObject({ rupees: DUE, claims: [{ utr, isMissing: false }], payments: [] });
  const { payClaims } = await stored(id);
  expect(payClaims).toEqual([{ at: expect.any(Number), way: "upi", utr, rupees: null }]);
  expect(await personOf(id)).toMatchObject({ stage: "new", sales: [], waitRank: 0 });
});

test("no sum comes from a browser, nor any other field", async () => {
  const id = await order();
  for (const extra of [{ rupees: 1 }, { amount: 1 }, { payments: [] }, { status: "won" }])
    expect((await claim(id, extra)).status).toBe(422);
  expect((await stored(id)).payClaims).toEqual([]);
});

test("a wrong number is refused in words, in the language of the page", async () => {
  const id = await order();
  for (const lang of ["en", "hi"] as const) {
    const { wrong } = payWordsIn(lang).claim;
    for (const [way, utr] of [
      ["upi", "1234"],
      ["bank", "12 34"],
      ["page", "pay"],
    ] as const)
      expect(await claim(id, { lang, way, utr })).toMatchObject({
        status: 422,
        body: { error: { code: "utr", message: wrong[way] } },
      });
  }
  expect(await claim(id, { way: "cash" })).toMatchObject({ status: 422 });
});

test("a token that is not ours is 404, a lead without a package 409, a sixth claim 409", async () => {
  const id = await order();
  const token = await tokenOf(id);
  const other = await tokenOf(sha256("nobody"));
  for (const wrong of ["", "x", other, `${token.slice(0, -1)}_`, id])
    expect((await claim(id, { token: wrong })).status).toBe(404);
  for (const length of [0, 1, 42, 43, 44, 85, 86, 87, 129])
    expect((await claim(id, { token: "A".repeat(length) })).status).toBe(404);
  expect((await claim(await order({ packageId: null }))).status).toBe(409);
  expect((await claim(await order({}, ONBOARDING))).status).toBe(404);
  for (let n = 0; n < 5; n++) expect((await claim(id)).status).toBe(200);
  expect(await claim(id)).toMatchObject({ status: 409, body: { error: { code: "full" } } });
  expect((await stored(id)).payClaims).toHaveLength(5);
});

test("the same claim twice is one", async () => {
  const id = await order();
  const utr = newUtr();
  await Promise.all([claim(id, { utr }), claim(id, { utr }), claim(id, { utr })]);
  expect((await stored(id)).payClaims).toHaveLength(1);
});

test("one address cannot send endless claims, nor one order; wrong tokens close nobody's page", async () => {
  const id = await order();
  const utr = newUtr();
  const replies = [];
  for (let n = 0; n < 12; n++) replies.push((await claim(id, { utr })).status);
  expect(replies).toEqual([...Array<number>(10).fill(200), 429, 429]);
  const from = "10.9.9.9";
  for (let n = 0; n < 70; n++)
    expect((await post({ token: "x", lang: "en", way: "upi", utr }, from)).status).toBe(404);
  const statuses = [];
  for (let n = 0; n < 40; n++) {
    const token = await tokenOf(await order());
    statuses.push((await post({ token, lang: "en", way: "upi", utr: newUtr() }, from)).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(20).fill(429)]);
});

test("a payment that an operator notes answers the claim, and its sender sees both", async () => {
  const id = await order();
  const utr = newUtr();
  await claim(id, { utr });
  expect((await paid(id, 3_000, utr)).body).not.toHaveProperty("isTrouble");
  const payment = { on: today, rupees: 3_000, way: "upi" };
  expect(await personOf(id)).toMatchObject({
    stage: "won",
    owner: null,
    sales: [{ lead: id, rupees: DUE, payments: [{ ...payment, utr, by: OP }] }],
  });
  expect(await personOf(id)).not.toHaveProperty("waitRank");
  expect(await seenBySender(id)).toMatchObject({
    rupees: DUE,
    claims: [{ utr, isMissing: false }],
    payments: [payment],
  });
});

test("a claim of which nothing was found is read so by its sender, until the money comes", async () => {
  const id = await order();
  const utr = newUtr();
  await claim(id, { utr });
  await desk(id, { do: "claimMissing", lead: id, utr });
  expect(await personOf(id)).toMatchObject({ stage: "new", sales: [] });
  expect(await seenBySender(id)).toMatchObject({ claims: [{ utr, isMissing: true }] });
  await paid(id, DUE, utr);
  expect(await seenBySender(id)).toMatchObject({ claims: [{ utr, isMissing: false }] });
});

test("what was agreed for another package is what its sender has to pay", async () => {
  const id = await order();
  await desk(id, { do: "talk", stage: "won", package: "suite", rupees: "17,699" });
  expect(await seenBySender(id)).toMatchObject({ rupees: 17_699, payments: [] });
});
