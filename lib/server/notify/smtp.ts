import type { MailSettings } from "@/lib/server/core/env-notifications";
import { Hopeless } from "./channel";
import { type Letter, letterHtml, letterText } from "./email";

/** Until a connection stands, until the server greets, and between two signs of it, in ms. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** However the server dawdles, one letter takes no longer; below the time that a message is held for (delivery.ts). */
const LETTER_MS = 45_000;

type Sent = Letter & { id: string; since: number };

/** Heads are one line each, whatever a visitor wrote. */
const oneLine = (text: string): string => text.replace(/[\p{C}\u2028\u2029]+/gu, " ").trim();

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/** The server will not have this address, now or later. */
const isRefusedForGood = (error: unknown): boolean => {
  const { responseCode, command } = (error ?? {}) as { responseCode?: number; command?: string };
  return command === "RCPT TO" && responseCode !== undefined && responseCode >= 500;
};

/**
 * Hands letters to the mail server. Rejects when it does not take one: with Hopeless when it never will because no
 * such address exists, with what nodemailer throws else.
 */
export const createPost = (
  { server, from }: Pick<MailSettings, "server" | "from">,
  letterMs = LETTER_MS,
) => {
  const { host, port, isSecure, mayBeOpen, login } = server;

  const transport = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      host,
      port,
      secure: isSecure,
      requireTLS: !isSecure && !mayBeOpen,
      ...(login && { auth: login }),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      dnsTimeout: CONNECT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };

  return async (letter: Sent): Promise<void> => {
    const { id, since, subject, to, replyTo, lang } = letter;
    const post = await transport();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("The mail server took too long")), letterMs);
    });
    const sent = post.sendMail({
      from,
      to: to.map((address) => ({ name: "", address })),
      ...(replyTo && { replyTo: { name: "", address: oneLine(replyTo) } }),
      subject: oneLine(subject),
      text: letterText(letter),
      html: letterHtml(letter),
      // The same however often it is tried: whoever gets it twice can tell.
      messageId: `<${id}@${domainOf(from.address)}>`,
      date: new Date(since),
      headers: { "Auto-Submitted": "auto-generated", "Content-Language": lang },
    });
    try {
      await Promise.race([sent, late]);
    } catch (error) {
      if (isRefusedForGood(error)) throw new Hopeless("No such address");
      throw error;
    } finally {
      clearTimeout(timer);
      sent.catch(() => undefined); // whoever was late may still fail
      post.close();
    }
  };
};

export type Post = ReturnType<typeof createPost>;
