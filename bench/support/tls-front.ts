import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer as createNetServer, type Socket } from "node:net";
import { join } from "node:path";

/** The first byte of a TLS connection; a request begins with a letter. */
const TLS_HANDSHAKE = 0x16;

/** Whether this machine can make a certificate. */
export const hasOpenssl = (): boolean => spawnSync("openssl", ["version"]).status === 0;

/** A self-signed certificate for localhost, and its key, as files in `folder`. */
const makeCertificate = (folder: string) => {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", key, "-out", certificate];
  const { status } = spawnSync("openssl", ["req", "-x509", ...kind, ...name, ...files]);
  if (status !== 0) throw new Error("openssl made no certificate");
  return { key, certificate };
};

/**
 * The server in front of a site on the open internet (docs/production.md): it terminates TLS, and redirects plain HTTP
 * to it. Both on one port of localhost; `certificate` is a file.
 */
export const startTlsFront = async (folder: string) => {
  const { key, certificate } = makeCertificate(folder);
  let site = "";
  const hand = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url: path, headers, socket } = incoming;
    const said = { ...headers, "x-forwarded-for": socket.remoteAddress ?? "" };
    const onward = request(site, { method, path, headers: said }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const secure = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, hand);
  const plain = createServer(({ url: path, headers }, outgoing) => {
    outgoing.writeHead(308, { Location: `https://${headers.host}${path}` }).end();
  });
  const sockets = new Set<Socket>();
  const front = createNetServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy()).on("close", () => sockets.delete(socket));
    socket.once("readable", () => {
      const start = socket.read() as Buffer | null;
      if (!start) return void socket.destroy();
      socket.unshift(start);
      (start[0] === TLS_HANDSHAKE ? secure : plain).emit("connection", socket);
    });
  }).listen(0, "localhost");
  await once(front, "listening");
  const { port } = front.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    certificate,
    /** Sets the address of the site. */
    serve: (url: string) => void (site = url),
    close: () => {
      front.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
