// holds: #paying
import "@/test/support/own-store";
import "@/test/support/made-up-facts";
import * as leadRoute from "@/app/api/desk/leads/[id]/route";
import { contentIn } from "@/lib/content";
import { payWordsIn } from "@/lib/content/slices/pay-words";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { Lead } from "@/lib/domain/leads/lead";
import { versionOf } from "@/lib/domain/leads/lead-notes";
import type { PayView } from "@/lib/domain/leads/pay-view";
import { sha256 } from "@/lib/server/core/sha256";
import { sealedAddress } from "@/lib/server/http/client-address";
import { PAY_REFERENCES } from "@/lib/server/store/schemas/stored-pay-reference";
import { storeOf } from "@/lib/server/store/store-of";
import { payDesk } from "@/lib/server/wiring/desk";
import { leadStore } from "@/lib/server/wiring/leads";
import { requestTokens } from "@/lib/server/wiring/requests";
import { CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { newPerson } from "@/test/builders/new-person";
import { browserOn } from "@/test/support/api-browser";
import { deskCallers } from "@/test/support/desk-callers";
import * as paidRoute from "./route";

const OP = "asha@example.in";
const operator = deskCallers({ "/api/desk/leads/:id": leadRoute }, [OP]).operator(OP);
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
const post = (body: object, from = `10.1.0.${++callers}`) => {
  const [header, address] = sealedAddress(from);
  return browserOn({ "/api/requests/paid": paidRoute }).send("POST", "/api/requests/paid", {
    body,
    headers: { [header]: address, origin: "https://bizgrow.example" },
  });
};
const claim = async (id: string, fields: object = {}) =>
  post({ token: await tokenOf(id), lang: "en", way: "upi", utr: newUtr(), ...fields });
const desk = async (id: string, fields: Record<string, string>) =>
  operator.post(`leads/${id}`, { version: `${versionOf(await stored(id))}`, ...fields });
const paid = (id: string, rupees: number, utr: string, fields: object = {}) =>
  desk(id, { do: "paid", rupees: `₹${rupees}`, on: today, way: "upi", utr, ...fields });
const problems = async (id: string) => (await payDesk()(id, await stored(id))).problems;

test("a claim is stored, noted and answered with the sum that the server counts; the status stays", async () => {
  const id = await order({ status: "offer" });
  const utr = newUtr();
  const { status, body } = await claim(id, { utr: ` ${utr.slice(0, 4)} ${utr.slice(4)} ` });
  expect(status).toBe(200);
  const { pay } = body as { pay: PayView };
  expect(pay).toMatchObject({ rupees: DUE, claims: [{ way: "upi", utr }], payments: [] });
  const lead = await stored(id);
  expect(lead).toMatchObject({ status: "offer", wonRupees: null, payments: [] });
  expect(lead.payClaims).toEqual([{ at: expect.any(Number), way: "upi", utr, rupees: null }]);
  expect(lead.notes.at(-1)).toMatchObject({ by: null, action: { kind: "claimed", utr } });
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
  const { payClaims, notes } = await stored(id);
  expect([payClaims.length, notes.length]).toEqual([1, 1]);
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

test("an operator's payment makes it won, once; another sum than the package's is said", async () => {
  const id = await order();
  const utr = newUtr();
  await claim(id, { utr });
  expect((await stored(id)).status).toBe("new");
  expect(await paid(id, 3_000, utr)).toMatchObject({ status: 200 });
  expect(await stored(id)).toMatchObject({
    status: "won",
    wonRupees: 3e3,
    owner: OP,
    payments: [
      {
        on: today,
        rupees: 3e3,
        way: "upi",
        utr,
        by: OP,
      },
    ],
  });
  expect(await problems(id)).toEqual([{ kind: "sum", paid: 3_000, due: DUE }]);
  await paid(id, DUE - 3_000, newUtr());
  expect((await stored(id)).wonRupees).toBe(DUE);
  expect(await problems(id)).toEqual([]);
  const back = { do: "unpaid", rupees: "3000", on: today, way: "upi", utr };
  expect(await desk(id, back)).toMatchObject({ status: 200 });
  expect(await stored(id)).toMatchObject({ status: "won", wonRupees: DUE - 3_000 });
});

test("a payment of tomorrow is not noted, and what was typed stays", async () => {
  const id = await order();
  const { body } = await paid(id, 1, "", { on: "2999-01-01" });
  const text = contentIn("en").desk.person.formFaults.future;
  expect(body).toMatchObject({ text, isTrouble: true, kept: { do: "paid", rupees: "1" } });
  expect((await stored(id)).payments).toEqual([]);
});

test("a number that another lead names is said at both, until that lead is deleted", async () => {
  const [one, other] = [await order(), await order()];
  const utr = newUtr();
  await claim(one, { utr });
  await paid(other, DUE, utr);
  const also = async (id: string) => {
    const { reference } = await stored(id);
    return { kind: "also", utr, id, reference };
  };
  expect(await problems(one)).toEqual([await also(other)]);
  expect(await problems(other)).toEqual([await also(one)]);
  await leadStore().remove(one);
  expect(await problems(other)).toEqual([]);
  const known = await storeOf(PAY_REFERENCES).read(sha256(utr));
  expect(known).toMatchObject({ leads: [other], isPaid: true });
  await leadStore().remove(other);
  expect(await storeOf(PAY_REFERENCES).read(sha256(utr))).toBeNull();
});
