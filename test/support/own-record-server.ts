import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { withConsent, withoutConsent } from "@/lib/domain/core/consent";
import { newRecord, type VisitorRecord, withDetails } from "@/lib/domain/account/record";

type Reply = { status: number; body?: unknown };
/** A call as it arrived: "GET", "PUT", "DELETE", "consent aiProfile", "session". */
export type OwnCall = { what: string; id: string; body: Record<string, unknown> };

const PATH = /^\/api\/visitors\/([^/]+)(?:\/consents\/(\w+))?$/;

/** The day of every consent given here. */
const CONSENT_GIVEN_AT = Date.UTC(2026, 2, 3, 6, 30);

/**
 * A loopback server with the calls of the own pages (contract.md): it copies, changes and deletes one browser's
 * records, remembers every call, and answers otherwise when `twist` says so.
 */
export const ownRecordServer = () => {
  const records = new Map<string, VisitorRecord>();
  const calls: OwnCall[] = [];
  const it = {
    records,
    calls,
    origin: "",
    /** Whether the browser keeps the owner's cookie. */
    takesCookies: true,
    twist: (() => undefined) as (call: OwnCall) => Reply | "reset" | undefined,
    log: () => calls.map(({ what }) => what),
    start: async () => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      it.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    stop: () => {
      const stopped = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return stopped;
    },
  };

  const put = (id: string, body: OwnCall["body"]): Reply => {
    const known = records.get(id);
    records.set(id, known ? withDetails(known, body) : newRecord(id, "", body));
    return { status: known ? 200 : 201, body: { answers: {}, attempts: 0 } };
  };

  const consent = (record: VisitorRecord, purpose: string, body: OwnCall["body"]): Reply => {
    const { consents } = record;
    const changed = body["isGiven"]
      ? withConsent(consents, purpose, String(body["textVersion"]), CONSENT_GIVEN_AT)
      : withoutConsent(consents, purpose, CONSENT_GIVEN_AT + 86_400_000);
    records.set(record.userId, { ...record, consents: changed });
    return { status: 204 };
  };

  const answered = ({ what, id, body }: OwnCall): Reply => {
    if (what === "session") return { status: 204 };
    if (what === "PUT") return put(id, body);
    const record = records.get(id);
    if (!record || !it.takesCookies) return { status: 404, body: { error: { code: "not_found" } } };
    if (what === "GET") return { status: 200, body: { ...record, createdAt: 1, updatedAt: 2 } };
    if (what !== "DELETE") return consent(record, what.slice("consent ".length), body);
    records.delete(id);
    return { status: 204 };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [, id = "", purpose] = PATH.exec(request.url ?? "") ?? [];
    const isSession = request.url === "/api/session";
    const sent = await text(request);
    const what = purpose ? `consent ${purpose}` : isSession ? "session" : String(request.method);
    const call: OwnCall = { what, id, body: sent ? JSON.parse(sent) : {} };
    calls.push(call);
    const reply = it.twist(call) ?? answered(call);
    if (reply === "reset") return request.socket.destroy();
    return response.writeHead(reply.status).end(reply.body && JSON.stringify(reply.body));
  };

  const server = createServer((request, response) => void respond(request, response));
  return it;
};

export type OwnRecordServer = ReturnType<typeof ownRecordServer>;
