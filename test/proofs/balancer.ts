import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A load balancer on loopback: it sends requests to the sites in turn, each with its own Host header, skips a site that
 * refuses the connection, and breaks the client's connection when a site ends within an answer.
 */
export const startBalancer = async () => {
  let ports: readonly number[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const body = Buffer.concat(chunks);
      const first = turn++;
      const send = (attempt: number): void => {
        const port = ports[(first + attempt) % ports.length];
        if (port === undefined || attempt >= ports.length) return void outgoing.destroy();
        const { method, url: path, headers } = incoming;
        const onward = request({ host: "localhost", port, method, path, headers }, (reply) => {
          outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.on("error", () => outgoing.destroy());
          reply.pipe(outgoing);
        });
        onward.on("error", (error: NodeJS.ErrnoException) =>
          error.code === "ECONNREFUSED" ? send(attempt + 1) : outgoing.destroy(),
        );
        onward.end(body);
      };
      send(0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** Sets the addresses of the sites. */
    serve: (urls: readonly string[]) => {
      ports = urls.map((url) => Number(new URL(url).port));
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
