import { z } from "zod";
import { emailFrom } from "../../domain/core/email.ts";

/** The port of mail submission; TLS from the first byte has a separate one. */
const SUBMISSION_PORT = 587;
const TLS_PORT = 465;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** smtps://user:password@host:465, or smtp:// with STARTTLS. */
export const mailServer = z
  .url({
    protocol: /^smtps?$/,
    hostname: /./,
    abort: true,
    error: "must be an smtp or smtps address",
  })
  .refine((text) => {
    const { pathname, search, hash } = new URL(text);
    return /^\/?$/.test(pathname) && search === "" && hash === "";
  }, "must end with the host and port")
  .transform((text) => {
    const { protocol, hostname, port, username, password } = new URL(text);
    const isSecure = protocol === "smtps:";
    return {
      host: hostname.replace(/^\[(.*)\]$/, "$1"),
      port: Number(port) || (isSecure ? TLS_PORT : SUBMISSION_PORT),
      /** TLS from the first byte; else STARTTLS, required unless the server is on this machine. */
      isSecure,
      mayBeOpen: LOOPBACK.test(hostname),
      login: username
        ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
        : null,
    };
  });

const FROM = /^(?:([^<>"\p{C}]*)<([^<>\s]+)>|([^<>\s]+))$/u;

export const mailFrom = z
  .string()
  .regex(FROM, { abort: true, error: "must be an address, or Name <address>" })
  .transform((text) => {
    const [, name, named, bare] = FROM.exec(text)!;
    return { name: name?.trim() ?? "", address: emailFrom(named ?? bare!) ?? "" };
  })
  .refine(({ address }) => address !== "", "must hold an email address");

/** In the form of Standard Webhooks: whsec_ and 24 to 64 random bytes in base64. */
export const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, {
    abort: true,
    error: "must be whsec_ and 24 to 64 random bytes in base64",
  })
  .transform((text) => Buffer.from(text.slice("whsec_".length), "base64"));

export type MailSettings = {
  server: z.infer<typeof mailServer>;
  /** The From header. */
  from: z.infer<typeof mailFrom>;
  to: readonly string[];
  lang: "en" | "hi";
};
export type WebhookSettings = { url: string; secret: Buffer };
