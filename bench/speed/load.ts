import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findProgram } from "@/scripts/setup/programs.mjs";
import { toolPath } from "./tools";

export const CONNECTIONS = 64;
/** The Accept-Encoding of a browser. */
export const COMPRESSED = "gzip, deflate, br, zstd";
export const IDENTITY = "identity";

const output = async (command: string, args: readonly string[]) =>
  (await promisify(execFile)(command, args)).stdout;

const byWrk = async (wrk: string, url: string, encoding: string, seconds: number) => {
  const header = `Accept-Encoding: ${encoding}`;
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-H", header, url];
  const text = await output(wrk, args);
  if (/Non-2xx/.test(text)) throw new Error(`${url}: ${text}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  if (!(rate > 0)) throw new Error(`${url} did not answer: ${text}`);
  return rate;
};

type Report = { requests: { average: number }; non2xx: number; errors: number };

const byAutocannon = async (url: string, encoding: string, seconds: number) => {
  const program = toolPath("autocannon/autocannon.js");
  const header = `Accept-Encoding=${encoding}`;
  const args = [program, "-j", "-c", `${CONNECTIONS}`, "-d", `${seconds}`, "-H", header, url];
  const report = JSON.parse(await output(process.execPath, args)) as Report;
  if (report.non2xx + report.errors > 0) throw new Error(`${url}: not every answer was good`);
  return report.requests.average;
};

/** How many times a second a page is answered, over 64 connections; measured by wrk if it is installed. */
export const requestsPerSecond = (url: string, encoding: string, seconds: number) => {
  const wrk = findProgram(["wrk"]);
  return wrk ? byWrk(wrk, url, encoding, seconds) : byAutocannon(url, encoding, seconds);
};
