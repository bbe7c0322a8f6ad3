import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { exchange, head, type Piece } from "@/test/support/raw-http";
import { callerAt, contactForm, type Reply, type Target } from "./caller";

/** The count of each status; 0: no answer; "left": connections that the site had not ended. */
export type Outcome = Record<number | "left", number>;

/**
 * One patient client's attack on a site from one address. It calls `begin` after its preparation, when the measurement
 * of others starts. Every attack ends by itself.
 */
type Attack = (target: Target, size: number, begin: () => void) => Promise<Outcome>;

const ATTACKER = "127.0.0.2";
/** Calls under way at a time: enough to keep one thread busy. */
const AT_ONCE = 8;
/** The longest duration of an attack that is refused, in ms. */
const LONGEST_MS = 120_000;
/** How long connections are held, in ms. */
const HELD_MS = 20_000;
/** The pause of a patient client after its connection was closed, in ms. */
const BACK_AFTER_MS = 1_000;
const RECORD_CALLS_A_SECOND = 12;

const repeat = async (times: number, call: (n: number) => Promise<Reply>): Promise<Outcome> => {
  const outcome: Outcome = { left: 0 };
  const end = Date.now() + LONGEST_MS;
  let next = 0;
  const one = async () => {
    while (next < times && Date.now() < end) {
      const status = await call(next++).then(
        (reply) => reply.status,
        () => 0,
      );
      outcome[status] = (outcome[status] ?? 0) + 1;
      if (status === 0) await sleep(10);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return outcome;
};

const steadily = async (calls: number, call: (n: number) => Promise<unknown>): Promise<void> => {
  const sent: Promise<unknown>[] = [];
  for (let n = 0; n < calls; n++) {
    sent.push(call(n).catch(() => undefined));
    await sleep(1_000 / RECORD_CALLS_A_SECOND);
  }
  await Promise.all(sent);
};

const keptOpen = () => new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const ownRecord = async ({ site }: Target) => {
  const call = callerAt(site, ATTACKER, keptOpen());
  const id = randomUUID();
  await call("PUT", `/api/visitors/${id}`, {});
  return { call, id };
};

/** Holds this many connections open for some time, reopens those that end, and does something on each of them. */
const connections = async (
  { site }: Target,
  count: number,
  use: (socket: Socket) => void,
): Promise<Outcome> => {
  const end = Date.now() + HELD_MS;
  const outcome: Outcome = { 0: 0, left: 0 };
  const hold = async () => {
    while (Date.now() < end) {
      const socket = connect({
        ...{ host: "127.0.0.1", port: Number(new URL(site).port), localAddress: ATTACKER },
      });
      socket.on("error", () => outcome[0]!++);
      const closed = once(socket, "close").catch(() => undefined);
      socket.once("connect", () => use(socket));
      const isOver = await Promise.race([
        closed.then(() => false),
        sleep(end - Date.now()).then(() => true),
      ]);
      socket.destroy();
      if (!isOver) await sleep(BACK_AFTER_MS);
    }
  };
  await Promise.all(Array.from({ length: count }, hold));
  return outcome;
};

/** Clients that each send some pieces with pauses, and count what became of them after this time, in ms. */
const clients = async (
  { site }: Target,
  count: number,
  waysOf: (host: string) => Piece[][],
  ms: number,
): Promise<Outcome> => {
  const { host, port } = new URL(site);
  const ways = waysOf(`Host: ${host}`);
  const over = sleep(ms);
  const outcome: Outcome = { left: 0 };
  const one = async (_: unknown, at: number) => {
    const way = [...ways[at % ways.length]!, ms];
    const reply = exchange(Number(port), way, { withinMs: ms, from: ATTACKER });
    const { status, isEnded } = await reply.catch(() => ({ status: 0, isEnded: true }));
    outcome[status] = (outcome[status] ?? 0) + 1;
    if (!isEnded) outcome.left++;
  };
  await Promise.all([over, ...Array.from({ length: count }, one)]);
  return outcome;
};

/** How long slow and silent clients stay, if they may, in ms. */
const SLOW_MS = 40_000;
const SILENT_MS = 60_000;
const drips = (piece: string) =>
  Array.from({ length: SLOW_MS / 1_000 }, (): Piece[] => [1_000, piece]).flat();
/** Addresses that Next answers itself. */
const NEXT_ANSWERS = ["/contact/", "/en/", "/hi//x", "//host/x", "/_next/static/nope.js"];

const PIPELINED = 40;
const HEAD_EVERY_MS = 2_000;

const requestLine = ({ site }: Target, line: string) =>
  `${line} HTTP/1.1\r\nHost: ${new URL(site).host}\r\n\r\n`;

export const ATTACKS = {
  /** The same valid form again and again, each time with another unknown owner cookie. */
  cookies: async ({ site }, size, begin) => {
    const call = callerAt(site, ATTACKER, keptOpen());
    const form = contactForm("Please call me back.");
    begin();
    return repeat(size, () =>
      call("POST", "/api/leads/contact", form, {
        cookie: `visitor=${randomBytes(32).toString("base64url")}`,
      }),
    );
  },

  /** Connections that each send `size` small requests at once and read nothing. */
  pipelining: async (target, size, begin) => {
    const requests = requestLine(target, "GET /hi/missing").repeat(size);
    begin();
    return connections(target, PIPELINED, (socket) => socket.pause().write(requests));
  },

  /** The ways of slowhttptest: headers line by line, a body byte by byte, a body that never comes, nothing at all. */
  slow: async (target, size, begin) => {
    begin();
    const waysOf = (host: string) => {
      const own = [host, "Sec-Fetch-Site: same-origin", "Content-Type: application/json"];
      const post = head("POST /api/leads/contact HTTP/1.1", ...own, "Content-Length: 10000");
      return [
        [`GET / HTTP/1.1\r\n${host}\r\n`, ...drips("X-A: b\r\n")],
        [post, ...drips(" ")],
        [post],
        [],
      ];
    };
    return clients(target, size, waysOf, SLOW_MS);
  },

  /** Offers to upgrade, and then silence. */
  upgrades: async (target, size, begin) => {
    begin();
    const offer = ["Connection: Upgrade", "Upgrade: websocket"];
    const waysOf = (host: string) =>
      NEXT_ANSWERS.map((path) => [head(`GET ${path} HTTP/1.1`, host, ...offer)]);
    return clients(target, size, waysOf, SILENT_MS);
  },

  /** Connections that send a small request now and then. */
  held: async (target, size, begin) => {
    const request = requestLine(target, "HEAD /services");
    begin();
    return connections(target, size, (socket) => {
      socket.resume().write(request);
      const asking = setInterval(() => socket.write(request), HEAD_EVERY_MS);
      socket.once("close", () => clearInterval(asking));
    });
  },

  /** Consents with ever different text versions for one record, then more of them during the measurement. */
  consents: async (target, size, begin) => {
    const { call, id } = await ownRecord(target);
    const give = (n: number) => {
      const day = new Date(n * 24 * 60 * 60_000).toISOString().slice(0, 10);
      const consent = { isGiven: true, textVersion: day };
      return call("PUT", `/api/visitors/${id}/consents/contact`, consent);
    };
    const outcome = await repeat(size, give);
    begin();
    await steadily((RECORD_CALLS_A_SECOND * HELD_MS) / 1_000, (n) => give(size + n));
    return outcome;
  },

  /** Leads for one record, then forms of Get Started, each of which searches that record for its lead. */
  leads: async (target, size, begin) => {
    const { call, id } = await ownRecord(target);
    const outcome = await repeat(size, (n) =>
      call("POST", "/api/leads/contact", contactForm(`Please call me about ${n}.`, id)),
    );
    begin();
    const { email, phone, textVersion, lang } = contactForm("");
    const own = { email, phone, textVersion, lang, visitorId: id, businessType: "retail" };
    const names = { firstName: "Asha", lastName: "Patil", businessName: "Patil Stores" };
    await steadily((RECORD_CALLS_A_SECOND * HELD_MS) / 1_000, (n) =>
      call("POST", "/api/leads/onboarding", {
        ...{ ...own, ...names, location: "Pune", experience: `${n} years` },
      }),
    );
    return outcome;
  },

  /** Valid forms, each with different words. */
  forms: async ({ site }, size, begin) => {
    const call = callerAt(site, ATTACKER, keptOpen());
    begin();
    return repeat(size, (n) =>
      call("POST", "/api/leads/contact", contactForm(`Please call me about ${n}.`)),
    );
  },
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof ATTACKS;
