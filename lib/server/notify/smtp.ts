import type { MailSettings } from "@/lib/server/core/env-notifications";
import { withDeadline } from "@/lib/server/core/deadline";
import { log } from "@/lib/server/core/log";
import { PermanentFailure } from "./channel";
import { type Email, emailHtml, emailText } from "./email";

/** The time-out for connecting, for the greeting, and between two replies, in ms. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** The longest time for one email, in ms; less than LEASE_MS (lib/domain/notify/notification.ts). */
const EMAIL_MS = 45_000;

type OutgoingEmail = Email & { id: string; since: number };

const oneLine = (text: string): string => text.replace(/[\p{C}\u2028\u2029]+/gu, " ").trim();

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

const isRefusedForGood = (error: unknown): boolean => {
  const { responseCode, command } = (error ?? {}) as { responseCode?: number; command?: string };
  return command === "RCPT TO" && responseCode !== undefined && responseCode >= 500;
};

/** Resolves to how many receivers were refused; rejects with PermanentFailure where there is no such address. */
export const createSmtpSender = (
  { server, from }: Pick<MailSettings, "server" | "from">,
  emailMs = EMAIL_MS,
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

  return async (email: OutgoingEmail): Promise<{ refused: number; status: number | null }> => {
    const { id, since, subject, to, replyTo, lang, file } = email;
    const connection = await transport();
    const sent = connection.sendMail({
      from,
      to: to.map((address) => ({ name: "", address })),
      ...(replyTo && { replyTo: { name: "", address: oneLine(replyTo) } }),
      subject: oneLine(subject),
      text: emailText(email),
      html: emailHtml(email),
      ...(file && {
        attachments: [
          { filename: file.name, content: Buffer.from(file.content), contentType: file.type },
        ],
      }),
      // The same at every try, so that a receiver recognises a duplicate.
      messageId: `<${id}@${domainOf(from.address)}>`,
      date: new Date(since),
      headers: { "Auto-Submitted": "auto-generated", "Content-Language": lang },
    });
    try {
      const { rejected, rejectedErrors } = await withDeadline(emailMs, () => sent);
      // The others have it: a second try would send it to them again.
      if (rejected.length > 0) log.warn({ event: "address refused", count: rejected.length });
      return { refused: rejected.length, status: rejectedErrors?.[0]?.responseCode ?? null };
    } catch (error) {
      if (isRefusedForGood(error)) throw new PermanentFailure("No such address", { cause: error });
      throw error;
    } finally {
      sent.catch(() => undefined); // it may still fail after the deadline
      connection.close();
    }
  };
};

export type SendEmail = ReturnType<typeof createSmtpSender>;
