import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, exactly, type Figure } from "@/bench/support/proof";
import { startMailServer } from "@/test/standins/mail-standin";
import { storedLeads } from "@/test/support/stored-leads";
import { callerAt, contactForm } from "./caller";
import { type More, patience } from "./patience";

const STRANGER = "127.0.3.1";
const LETTER_WITHIN_MS = 60_000;

/**
 * One address sends this many forms; then a person at another address sends one. Measures whether that one is flagged,
 * and whether its email reaches the operator.
 */
export const silence = async (forms: number): Promise<Figure[]> => {
  const mail = await startMailServer();
  const more: More = async ({ url }, databasePath) => {
    const message = `Please call me about ${randomUUID()}`;
    const call = callerAt(url, STRANGER);
    const { status, body } = await call("POST", "/api/leads/contact", contactForm(message));
    const { reference = "none" } = JSON.parse(body) as { reference?: string };
    const isThere = () =>
      mail.letters.some(({ letter: { subject = "" } }) => subject.includes(reference));
    const start = Date.now();
    while (!isThere() && Date.now() - start < LETTER_WITHIN_MS) await sleep(100);
    const stored = storedLeads(databasePath).filter((lead) => lead.message === message);
    const marked = stored.filter(({ flags }) => flags.length > 0);
    return [
      exactly("a form of another address: status", status, 201),
      exactly("of it stored", stored.length, 1),
      exactly(
        `of it marked (${marked.flatMap(({ flags }) => flags).join(", ")})`,
        marked.length,
        0,
      ),
      atMost(
        "its letter arrives after",
        isThere() ? (Date.now() - start) / 1_000 : Infinity,
        LETTER_WITHIN_MS / 1_000,
        " s",
      ),
    ];
  };
  try {
    return await patience("forms", forms, more, {
      SMTP_URL: mail.url,
      MAIL_FROM: "BizGrow <site@example.in>",
      LEADS_TO: "asha@example.in",
    });
  } finally {
    await mail.stop();
  }
};
