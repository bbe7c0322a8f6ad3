import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";

const REFERENCE = /\bBG-[0-9A-Z]{7}\b/;

/** A mail server on loopback that accepts every email at once and keeps only the references in the subjects. */
export const startMailSink = async () => {
  const references = new Set<string>();
  const others: string[] = [];
  let letters = 0;
  const server = createServer((socket) => {
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let isLetter = false;
    say("220 sink");
    socket.on("error", () => undefined);
    const lines = createInterface({ input: socket }).on("error", () => undefined);
    lines.on("line", (line) => {
      if (isLetter) {
        if (line.startsWith("Subject: ")) {
          const [reference] = REFERENCE.exec(line) ?? [];
          if (reference) references.add(reference);
          else others.push(line.slice("Subject: ".length));
        }
        if (line !== ".") return;
        isLetter = false;
        letters++;
        return say("250 taken");
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "DATA") {
        isLetter = true;
        return say("354 go on");
      }
      say(verb === "QUIT" ? "221 bye" : "250 sink");
      if (verb === "QUIT") socket.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: () => letters,
    references,
    /** The subjects of emails without a reference. */
    others,
    stop: () => void server.close(),
  };
};
