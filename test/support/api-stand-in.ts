import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type StandInReply = { status: number; body?: unknown; headers?: Record<string, string> };
/** A call as it arrived; `what` is its method and path. */
export type StandInCall = { what: string; body: unknown; headers: IncomingMessage["headers"] };

type Answer = (call: StandInCall) => StandInReply | "reset" | Promise<StandInReply | "reset">;

/** An error as our server words it. */
export const refusal = (status: number, code: string): StandInReply => ({
  status,
  body: { error: { code, message: code, requestId: "r" } },
});

/** A loopback server that answers each call, by "METHOD /path", as it is told; anything else gets 404. */
export const apiStandIn = () => {
  const calls: StandInCall[] = [];
  const it = {
    origin: "",
    calls,
    answers: {} as Record<string, Answer>,
    /** What each call was, in the order of arrival. */
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

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request);
    const call = {
      what: `${request.method} ${request.url}`,
      body: sent ? (JSON.parse(sent) as unknown) : undefined,
      headers: request.headers,
    };
    calls.push(call);
    const reply = (await it.answers[call.what]?.(call)) ?? refusal(404, "not_found");
    if (reply === "reset") return request.socket.destroy();
    const { status, body, headers } = reply;
    return response.writeHead(status, headers).end(body === undefined ? "" : JSON.stringify(body));
  };

  const server = createServer((request, response) => void respond(request, response));
  return it;
};

export type ApiStandIn = ReturnType<typeof apiStandIn>;
