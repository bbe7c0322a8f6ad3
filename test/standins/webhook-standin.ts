import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

export type HeardLead = {
  /** The id of the call. */
  id: string;
  type: string;
  reference: string;
  data: Readonly<Record<string, unknown>>;
};

/** A listener for leads on loopback that answers after `slowMs`; `heard` is what it received. */
export const startListener = async (slowMs = 0) => {
  const heard: HeardLead[] = [];
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    const { type, data } = JSON.parse(await text(request)) as {
      type: string;
      data: { reference: string };
    };
    const id = String(request.headers["webhook-id"]);
    heard.push({ id, type, reference: data.reference, data });
    await sleep(slowMs);
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    listen(request, response).catch(() => request.socket.destroy()); // the caller was killed
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    heard,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
