// holds: #desk
import "@/test/support/own-store";
import { wishedCall } from "@/lib/domain/calls/call";
import { withConsent } from "@/lib/domain/core/consent";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Person } from "@/lib/domain/leads/person";
import { deskLog } from "@/lib/server/wiring/desk";
import { leadStore } from "@/lib/server/wiring/leads";
import { CONTACT } from "@/test/builders/desk-leads";
import { SHOP_ANSWERS } from "@/test/builders/owners";
import { PART_PAID, personDetailOf } from "@/test/builders/person-details";
import { finished, recordWith, START } from "@/test/builders/visitor-records";
import { createPersonCopy } from "./person-copy";
import { DESK_LOG } from "./desk-log";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";

const leads = leadStore();
const by = "asha@example.in";
const WORK: Partial<Person> = {
  stage: "won",
  owner: by,
  notes: [{ at: 5, by, stage: "talking", text: "Haggles" }],
  sales: [PART_PAID],
};
/** The copy of a person of whom these messages came, by their ids. */
const copyOf = async (
  came: Readonly<Record<string, Lead>>,
  ids: readonly string[] = [],
  work = WORK,
) => {
  for (const [id, lead] of Object.entries(came)) await leads.update(id, () => lead);
  const response = await createPersonCopy({
    leads,
    users: storeOf(USERS),
    log: deskLog(),
    now: () => START,
    detail: async () => personDetailOf(came, work),
    siteUrl: "https://bizgrow.example",
  })(by, "p", ids);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[\w-]+\.txt"$/,
  );
  return response.text();
};
const MINE = { a: CONTACT, b: { ...CONTACT, reference: "BG-B", message: "Hello?" } };

test("it has what the person sent and bought, in words, and nothing of the desk's work", async () => {
  const text = await copyOf(MINE);
  expect(text).toMatch(/BG-C0NTACT: Your order/);
  for (const sent of ["Asha Patil", "+919876543210", "Udhaar is stuck.", "BG-B", "Hello?"])
    expect(text).toContain(sent);
  expect(text).toMatch(/Strategic Growth.*₹17,699.*₹8,000/);
  expect(text).not.toMatch(/Haggles|asha@example\.in.*took|talking|undefined|null|[{}]/i);
  const { rows } = await storeOf(DESK_LOG).list({ before: null, limit: 1 });
  expect(rows[0]!.record).toMatchObject({
    action: "exported",
    by,
    format: "txt",
    count: 2,
    references: ["BG-C0NTACT", "BG-B"],
  });
});

test("a message with another address or number may be another's: only who names it copies it", async () => {
  const came = {
    ...MINE,
    c: { ...CONTACT, reference: "BG-C", email: "mallory@example.in" },
    d: { ...CONTACT, reference: "BG-D", phone: "9822067890" },
  };
  const certain = await copyOf(came);
  expect([certain.includes("BG-B"), certain.includes("BG-C:"), certain.includes("BG-D")]).toEqual([
    true,
    false,
    false,
  ]);
  const named = await copyOf(came, ["c"]);
  expect([named.includes("BG-B"), named.includes("BG-C:")]).toEqual([false, true]);
});

test("it speaks to the person, not to the operator", async () => {
  const call = { ...wishedCall(START), at: null, end: "cancelled", changedAt: START };
  const came = {
    a: { ...CONTACT, channel: "import" },
    b: { ...CONTACT, reference: "BG-B", topic: "call", call },
  };
  const text = await copyOf(came);
  expect(text).toContain("BG-C0NTACT: What we knew of you before");
  expect(text).toMatch(/Agreed on: From a list that we had, on .*: no consent of yours is stored/);
  expect(text).toMatch(/BG-B: You asked for a call.*cancelled by you on/s);
  expect(text).not.toMatch(/your list|by the person/);
});

test("a sale goes along with its order; what belongs to no message is the person's as a whole", async () => {
  const came = { ...MINE, c: { ...CONTACT, reference: "BG-C" } };
  const sales = [
    PART_PAID,
    { ...PART_PAID, id: "2", lead: "c", rupees: 7_499 },
    { ...PART_PAID, id: "3", lead: null, rupees: 6_999 },
    { ...PART_PAID, id: "4", lead: "expired", rupees: 9_999 },
  ];
  const sums = async (ids: readonly string[]) =>
    [...(await copyOf(came, ids, { ...WORK, sales })).matchAll(/, ₹([\d,]+)\. Paid/g)].map(
      ([, sum]) => sum,
    );
  expect(await sums([])).toEqual(["17,699", "7,499", "6,999", "9,999"]);
  expect(await sums(["c"])).toEqual(["7,499", "6,999", "9,999"]);
});

test("what the person said to have paid is in it", async () => {
  const claim = { at: START, way: "upi", utr: "412345678901", rupees: null };
  const text = await copyOf({ a: { ...CONTACT, payClaims: [claim] } });
  expect(text).toMatch(/Said to be paid: .*, UPI 412345678901/);
});

test("it is in the person's language", async () => {
  expect(await copyOf({ a: { ...CONTACT, lang: "hi" } })).toMatch(/आपका ऑर्डर/);
});

test("the check is in it where the desk may see it; else it says where to get it", async () => {
  const record = finished(recordWith(), SHOP_ANSWERS, START);
  const id = record.userId;
  const mine = { a: { ...CONTACT, visitorId: id } };
  await storeOf(USERS).update(id, () => record);
  const hidden = await copyOf(mine);
  expect(hidden).toContain("https://bizgrow.example/account#data");
  expect(hidden).not.toContain("HEALTH");
  await storeOf(USERS).update(id, () => ({
    ...record,
    consents: withConsent([], "contact", "2026-11-21", START),
  }));
  const shown = await copyOf(mine);
  expect(shown).not.toContain("/account#data");
  expect(shown).toContain(String(record.attempts[0]!.result.healthScore));
});
