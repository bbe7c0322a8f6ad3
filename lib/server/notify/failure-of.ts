import { isNativeError } from "node:util/types";
import type { Failure, FailureCode } from "@/lib/domain/notify/failure";
import { ListenerRefusal } from "./channel";

/** What nodemailer and undici call the outcomes of a connection. */
const BY_CODE: Readonly<Record<string, FailureCode>> = {
  ENOTFOUND: "noHost",
  EAI_AGAIN: "noHost",
  EDNS: "noHost",
  ECONNREFUSED: "refused",
  EHOSTUNREACH: "refused",
  ENETUNREACH: "refused",
  ETIMEDOUT: "timeout",
  ETIME: "timeout",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  UND_ERR_HEADERS_TIMEOUT: "timeout",
  ECONNRESET: "dropped",
  ECONNECTION: "dropped",
  EPIPE: "dropped",
  UND_ERR_SOCKET: "dropped",
  ETLS: "tls",
  EPROTO: "tls",
  EAUTH: "login",
};
const OF_TLS = /^(ERR_SSL|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** nodemailer keeps the name that Node gave an error in `originalCode`. */
type Told = { code?: unknown; originalCode?: unknown; responseCode?: unknown; command?: unknown };

const ofHttp = (status: number): FailureCode => {
  if (status >= 500 || status === 408 || status === 429) return "busy";
  if (status === 401 || status === 403) return "signature";
  if (status === 404 || status === 405 || status === 410) return "noPage";
  return status >= 300 && status < 400 ? "moved" : "rejected";
};

/** What a final reply of SMTP says, by the command that it answers. */
const BY_COMMAND: Readonly<Record<string, FailureCode>> = {
  "MAIL FROM": "sender",
  "RCPT TO": "address",
};

const ofSmtp = (status: number, command: unknown): FailureCode =>
  status < 500 ? "busy" : (BY_COMMAND[String(command)] ?? "rejected");

const causesOf = (error: unknown): Told[] => {
  const cause = isNativeError(error) ? error.cause : undefined;
  return [...(cause === undefined ? [] : causesOf(cause)), (error ?? {}) as Told];
};

const codeOf = (error: Told): FailureCode | null => {
  const names = [error.originalCode, error.code].filter((name) => typeof name === "string");
  if (names.some((name) => OF_TLS.test(name))) return "tls";
  return names.map((name) => BY_CODE[name]).find((code) => code !== undefined) ?? null;
};

const isTimeout = (error: unknown): boolean =>
  isNativeError(error) && error.name === "TimeoutError";

/** Why one was not taken, at `at` (epoch ms), without a word that may quote an address. */
export const failureOf = (error: unknown, at: number): Failure => {
  if (error instanceof ListenerRefusal)
    return { at, code: ofHttp(error.status), status: error.status };
  const causes = causesOf(error);
  const replied = causes.find(({ responseCode }) => typeof responseCode === "number");
  const status = replied ? (replied.responseCode as number) : null;
  const code = causes.map(codeOf).find((one) => one !== null);
  if (status !== null && !(code === "login" && status >= 500))
    return { at, code: ofSmtp(status, replied?.command), status };
  return { at, code: code ?? (isTimeout(error) ? "timeout" : "other"), status };
};
