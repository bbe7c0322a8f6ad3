// holds: #desk
import "@/test/support/own-store";
import { withConsent } from "@/lib/domain/core/consent";
import type { Lead } from "@/lib/domain/leads/lead";
import { deskLog } from "@/lib/server/wiring/desk";
import { leadStore } from "@/lib/server/wiring/leads";
import { CONTACT } from "@/test/builders/desk-leads";
import { leadDetailOf, rowOf } from "@/test/builders/lead-details";
import { SHOP_ANSWERS } from "@/test/builders/owners";
import { finished, recordWith, START } from "@/test/builders/visitor-records";
import { createPersonCopy } from "./person-copy";
import { DESK_LOG } from "./desk-log";
import { USERS } from "@/lib/server/store/schemas/stored-visitor";
import { storeOf } from "@/lib/server/store/store-of";

const leads = leadStore();
const note = { at: 5, by: "asha@example.in", status: "talking", text: "Haggles" };
const WORKED_ON = {
  ...CONTACT,
  notes: [note],
  owner: "asha@example.in",
  status: "lost",
  lostReason: "price",
  wonRupees: 7777,
};
const copyOf = async (
  lead: Lead,
  other: Lead = { ...CONTACT, reference: "BG-B", message: "Hello?" },
) => {
  await leads.update("a", () => lead);
  await leads.update("b", () => other);
  const response = await createPersonCopy({
    leads,
    users: storeOf(USERS),
    log: deskLog(),
    now: () => START,
    detail: async (id) =>
      leadDetailOf(id, lead, {
        messages: [
          {
            row: rowOf("b", other),
            notes: [note],
          },
        ],
      }),
    siteUrl: "https://bizgrow.example",
  })("asha@example.in", "a");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[\w-]+\.txt"$/,
  );
  return response.text();
};

test("it has what the person sent, in words, and nothing of the desk's work", async () => {
  const text = await copyOf(WORKED_ON);
  expect(text).toMatch(/BG-C0NTACT: Wants to order/);
  for (const sent of ["Asha Patil", "+919876543210", "Udhaar is stuck.", "BG-B", "Hello?"])
    expect(text).toContain(sent);
  expect(text).not.toMatch(
    /Haggles|asha@example\.in.*took|expensive|7,?777|talking|undefined|null|[{}]/i,
  );
  const { rows } = await storeOf(DESK_LOG).list({ before: null, limit: 1 });
  expect(rows[0]!.record).toMatchObject({
    action: "exported",
    by: "asha@example.in",
    format: "txt",
    count: 2,
    references: ["BG-C0NTACT", "BG-B"],
  });
});

test("what the person said to have paid is in it, and what came", async () => {
  const payment = { at: 1, on: "2026-11-27", rupees: 6_999, way: "bank", by: "asha@example.in" };
  const text = await copyOf({
    ...WORKED_ON,
    payClaims: [{ at: START, way: "upi", utr: "412345678901", rupees: null }],
    payments: [{ ...payment, utr: "N33126000001" }],
  });
  expect(text).toMatch(/Said to be paid: .*, UPI 412345678901/);
  expect(text).toContain("Paid: ₹6,999, 27/11/2026, bank transfer N33126000001");
});

test("it is in the person's language", async () => {
  expect(await copyOf({ ...WORKED_ON, lang: "hi" })).toMatch(/ऑर्डर करना है/);
});

test("the check is in it where the desk may see it; else it says where to get it", async () => {
  const record = finished(recordWith(), SHOP_ANSWERS, START);
  const id = record.userId;
  const mine = { ...WORKED_ON, visitorId: id };
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
