import type { AddressInfo, Socket } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/**
 * How the stand-in treats an email: accepts it; rejects it for now or for ever; knows no such address, or knows none that begins with "nobody"; refuses the user
 * and password; stops answering; closes the connection before the email, or after it, instead of the last reply.
 */
export type MailMode =
  | "good"
  | "busy"
  | "refuses"
  | "unknown address"
  | "unknown nobody"
  | "refuses login"
  | "stalls"
  | "drops"
  | "drops after";

export type Taken = { to: string[]; raw: string; letter: Email };

const refusal = (responseCode: number) =>
  Object.assign(new Error("Not this one"), { responseCode });

/**
 * A mail server on loopback that can be made to misbehave; `letters` are the emails it received, and `slowMs` is the
 * delay before it confirms one.
 */
export const startMailServer = async (slowMs = 0) => {
  const letters: Taken[] = [];
  const sockets = new Set<Socket>();
  const state = { mode: "good" as MailMode, calls: 0, held: 0 };
  const hangUp = () => sockets.forEach((socket) => socket.destroy());

  const receive = async (stream: Readable, to: string[], done: (refused?: Error) => void) => {
    const raw = await text(stream);
    const { mode } = state;
    if (mode === "stalls") return void state.held++;
    if (mode === "drops") return hangUp();
    if (mode === "busy") return done(refusal(451));
    letters.push({ to, raw, letter: await PostalMime.parse(raw) });
    await sleep(slowMs);
    if (mode === "drops after") return hangUp();
    done();
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (_, _session, done) => {
      if (state.mode === "refuses login") done(refusal(535));
      else done(null, { user: "site" });
    },
    onMailFrom: (_, _session, done) => {
      state.calls++;
      done(state.mode === "refuses" ? refusal(550) : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      const isUnknown = state.mode === "unknown nobody" && address.startsWith("nobody");
      done(isUnknown || state.mode === "unknown address" ? refusal(550) : null);
    },
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      receive(stream, to, done).catch(() => undefined); // a sender killed in the middle has sent no complete email
    },
  });
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("error", () => undefined); // errors caused by its own misbehaviour
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    letters,
    url: `smtp://127.0.0.1:${port}`,
    /** The number of emails that were begun. */
    calls: () => state.calls,
    /** The number of emails at which it stopped answering. */
    held: () => state.held,
    be: (mode: MailMode) => void (state.mode = mode),
    stop: async (): Promise<void> => {
      hangUp();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
