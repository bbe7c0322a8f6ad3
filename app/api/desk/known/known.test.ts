// holds: #desk
// Over 1 s: it loads Google's library.
import "@/test/support/own-store";
import { leadStore } from "@/lib/server/wiring/leads";
import { CONTACT } from "@/test/builders/desk-leads";
import { deskCallers } from "@/test/support/desk-callers";
import * as knownRoute from "./route";

const ASHA = "asha@example.in";
const desk = deskCallers({ "/api/desk/known": knownRoute }, [ASHA]);
/** A number that somebody may have. */
const WHO = { phone: "+919847065432", email: "" };
const textFor = async (phone: string) =>
  (
    (await desk.operator(ASHA).send("POST", "known", { phone, lang: "en" })).body as {
      text: string;
    }
  ).text;

test("a number that is known is said with what came from it, and leaves no line", async () => {
  for (const [n, topic] of ["order", "question"].entries())
    await leadStore().update(String(n).repeat(64), () => ({
      ...CONTACT,
      ...WHO,
      topic,
      receivedAt: Date.now(),
    }));
  expect(await textFor("098470 65432")).toBe(
    "Asha Patil is known: 2 messages: 1 order, 1 question. What you add joins them.",
  );
  expect(await textFor("9847065439")).toBe("");
  expect(await desk.logLines()).toEqual([]);
});
