import { execFile } from "node:child_process";
import { promisify } from "node:util";

export const CONNECTIONS = 64;

/**
 * How many times a second a page is answered in an encoding, over 64 connections, measured by wrk (Debian: wrk). Throws
 * for an answer other than 2xx, and where there is no wrk.
 */
export const requestsPerSecond = async (
  url: string,
  encoding: string,
  seconds: number,
): Promise<number> => {
  const header = `Accept-Encoding: ${encoding}`;
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-H", header, url];
  const { stdout } = await promisify(execFile)("wrk", args);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (/Non-2xx/.test(stdout) || !(rate > 0)) throw new Error(`${url}: ${stdout}`);
  return rate;
};
