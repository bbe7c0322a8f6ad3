import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/test/support/free-port";

const START_MS = 10_000;
/** One program under two names (scripts/setup/debian-tools.mjs), which acts by the name it is called with. */
const PROGRAMS = [process.env.REDIS_SERVER_PATH, "redis-server", "redis-check-rdb"];
const argv0 = "redis-server";

const findRedis = (): string | undefined =>
  PROGRAMS.find((name) => name && spawnSync(name, ["--version"], { argv0 }).status === 0);

export type RedisServer = {
  /** For REDIS_URL. */
  url: string;
  /** Sends a signal: SIGKILL as a crash does, SIGSTOP to make it hang, SIGCONT to resume it. */
  signal: (signal: NodeJS.Signals) => Promise<void>;
  /** Starts it again, empty, at the same address after its end. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Whether a real Redis server can be used here. */
export const canFindRedis = (): boolean => findRedis() !== undefined;

const isUp = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", (reply) => {
      socket.destroy();
      resolve(String(reply).startsWith("+PONG"));
    });
    socket.once("error", () => resolve(false));
  });

/** A real Redis server on a free port of loopback, without persistence. Throws when it does not start. */
export const startRedis = async (): Promise<RedisServer> => {
  const port = await freePort();
  const args = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--dir", tmpdir()];
  const launch = async () => {
    const child = spawn(findRedis()!, args, { argv0, stdio: "ignore" });
    for (const end = Date.now() + START_MS; Date.now() < end && child.exitCode === null;) {
      if (await isUp(port)) return child;
      await sleep(20);
    }
    child.kill("SIGKILL");
    throw new Error("Redis did not start");
  };
  let child = await launch();
  const killNow = () => child.kill("SIGKILL");
  process.once("exit", killNow);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const signal = async (name: NodeJS.Signals) => {
    const isEnd = name === "SIGKILL" || name === "SIGTERM";
    const ended = isEnd && isRunning() && once(child, "exit");
    child.kill(name);
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    signal,
    restart: async () => {
      child = await launch();
    },
    stop: async () => {
      process.off("exit", killNow);
      if (isRunning()) await signal("SIGKILL");
    },
  };
};
