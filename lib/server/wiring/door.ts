import "server-only";
import { randomUUID } from "node:crypto";
import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";
import { makeDeskLink } from "@/lib/server/auth/desk-door";
import { deskAddresses } from "@/lib/server/auth/operator";
import { assertNoWait } from "@/lib/server/core/api-error";
import { env } from "@/lib/server/core/env";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import type { Email } from "@/lib/server/notify/email";
import { createSmtpSender } from "@/lib/server/notify/smtp";
import { DESK_SESSIONS } from "@/lib/server/store/schemas/stored-operator";
import { storeOf } from "@/lib/server/store/store-of";
import { limitFor } from "./rates";

/** Whether links to the desk go out by mail; else only the shell makes them. */
export const mailsLinks = (): boolean => env().mail !== null && env().operatorEmails.length > 0;

/** Longer than an answer takes to leave: its time must not tell whether a mail goes out, in ms. */
const AFTER_ANSWER_MS = 100;

/** The email with the link that opens the desk. */
const linkEmail = (to: string, link: string, lang: Lang): Email => {
  const { subject, text, open, ignore } = contentIn(lang).mails.link;
  return {
    lang,
    subject,
    to: [to],
    replyTo: null,
    parts: [
      { kind: "title", text: subject },
      { kind: "text", text },
      { kind: "link", text: open, href: link },
      { kind: "text", text: ignore },
    ],
  };
};

/** Who asks for a link: the address that was typed, and where from. */
type Asking = { email: string; browser: string; address: string | null; lang: Lang; back: string };

const mailLink = async ({ email, browser, lang, back }: Asking): Promise<void> => {
  const { mail, operatorEmails } = env();
  if (!mail || !operatorEmails.includes(email)) return;
  try {
    assertNoWait(await limitFor("desk-links").take(""), "Too many links to the desk.");
    const link = await makeDeskLink(email, browser, lang, back);
    const message = { ...linkEmail(email, link, lang), id: randomUUID(), since: Date.now() };
    await createSmtpSender(mail)(message);
  } catch (error) {
    log.error({ event: "desk link not sent", kind: errorName(error) });
  }
};

/** Mails a link to an operator's address; for any other it does as much that one can see. Throws ApiError 429. */
export const askForDeskLink = async (asking: Asking): Promise<void> => {
  const { address, email } = asking;
  const limits = [
    address === null ? 0 : await limitFor("address-desk-links").take(address),
    await limitFor("mailbox-desk-links").take(`${address} ${email}`),
  ];
  assertNoWait(Math.max(...limits), "Too many links were asked for.");
  setTimeout(() => void mailLink(asking), AFTER_ANSWER_MS);
};

/** At a first start on one's own computer, where nothing is set up: a link in the log. Never rejects. */
export const logFirstLink = async (): Promise<void> => {
  const [email] = deskAddresses();
  if (email === undefined || env().operatorEmails.length > 0) return;
  try {
    if ((await storeOf(DESK_SESSIONS).count({})) > 0) return;
    log.info({ event: "desk link", url: await makeDeskLink(email, null, "en") });
  } catch (error) {
    log.warn({ event: "no desk link", kind: errorName(error) });
  }
};
