import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** The bytes received from a socket, as an HTTP response. */
export type RawReply = {
  /** 0 without a response. */
  status: number;
  /** In lower case; of two equal names both values, with a comma. */
  headers: Readonly<Record<string, string>>;
  body: string;
  text: string;
  /** True: the server ended the connection; false: the wait ended. */
  isEnded: boolean;
  ms: number;
};

/** Bytes to send, or a pause in ms. */
export type Piece = string | Buffer | number;

/** `from`: the local address of the client, such as 127.0.0.2. */
type Exchange = { withinMs?: number; readsLate?: boolean; from?: string };

/** A request's head as text: its line, then its headers, then an empty line. */
export const head = (...lines: readonly string[]): string => [...lines, "", ""].join("\r\n");

const parsed = (text: string) => {
  const end = text.indexOf("\r\n\r\n");
  const [line = "", ...rows] = text.slice(0, Math.max(end, 0)).split("\r\n");
  const headers: Record<string, string> = {};
  for (const row of rows) {
    const name = row.slice(0, row.indexOf(":")).toLowerCase();
    const value = row.slice(row.indexOf(":") + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0);
  return { status, headers, body: end < 0 ? "" : text.slice(end + 4) };
};

const send = async (socket: Socket, pieces: Iterable<Piece>) => {
  for (const piece of pieces) {
    if (!socket.writable) return;
    if (typeof piece === "number") await sleep(piece, undefined, { ref: false });
    else if (!socket.write(piece))
      await Promise.race([once(socket, "drain"), once(socket, "close")]);
  }
};

/**
 * Sends bytes to a port of this machine as they are, and reads until the server ends the connection, for `withinMs` at
 * most; with `readsLate` only after everything is sent. A reset ends it, too; earlier bytes are kept.
 */
export const exchange = async (
  port: number,
  pieces: Iterable<Piece>,
  { withinMs = 5_000, readsLate = false, from }: Exchange = {},
): Promise<RawReply> => {
  const startedAt = performance.now();
  const socket = connect({ port, host: "localhost", ...(from && { localAddress: from }) });
  let text = "";
  let isEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isEnded = true;
      resolve();
    };
    socket.setEncoding("utf8").on("data", (piece) => (text += piece));
    socket.on("end", end).on("error", end).on("close", end);
  });
  await once(socket, "connect");
  if (readsLate) socket.pause();
  const sent = send(socket, pieces).then(() => socket.resume());
  await Promise.race([
    Promise.all([sent, ended]),
    ended,
    sleep(withinMs, undefined, { ref: false }),
  ]);
  const reply = { ...parsed(text), text, isEnded, ms: performance.now() - startedAt };
  socket.destroy();
  return reply;
};
