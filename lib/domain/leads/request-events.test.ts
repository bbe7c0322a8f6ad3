// holds: #your-request, #paying
import { wishedCall } from "@/lib/domain/calls/call";
import { CHECK, CONTACT } from "@/test/builders/desk-leads";
import type { Lead } from "./lead";
import { withCallChosen } from "./lead-call";
import { withClaim } from "./payments";
import { lastRequestEventAt, requestEventAt } from "./lead-call";

const TIME = 1_795_781_400_000;

test("what a sender did on the private page is a move, a cancel or a claim at its time", () => {
  const order: Lead = { ...CONTACT, call: wishedCall(TIME) };
  const moved = withCallChosen(order, TIME + 1, 20);
  const paid = withClaim(moved, { way: "upi", utr: "412345678901", at: 30 });
  const cancelled = withCallChosen(paid, null, 40);
  const leads: Lead[] = [order, CHECK, moved, paid, cancelled];
  expect(leads.map(lastRequestEventAt)).toEqual([null, null, 20, 30, 40]);
  expect([20, 30].map((at) => requestEventAt(paid, at))).toEqual(["moved", "paid"]);
  expect([20, 30, 40].map((at) => requestEventAt(cancelled, at))).toEqual([
    null,
    "paid",
    "cancelled",
  ]);
});
