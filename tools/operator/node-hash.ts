import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { pipeline } from "node:stream/promises";

type Listed = { sha256: string; verified: boolean };
/** By version and by platform, such as "linux-x64". */
type Hashes = Readonly<Record<string, Readonly<Record<string, Listed>>>>;

export type NodeProblem = { isFatal: boolean; text: string };

const LIST = "tools/operator/node-hashes.json";

/** The SHA-256 of a file, hex. Rejects when it cannot be read. */
export const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
};

/** The list of Node programs that may run the site; it says how its values are verified. */
export const nodeHashes = (): Hashes =>
  (JSON.parse(readFileSync(LIST, "utf8")) as { node: Hashes }).node;

/**
 * The problem of a Node program: fatal when its hash is not in the list, a remark when it is but nobody has compared it
 * with nodejs.org's signed list yet; null without a problem.
 */
export const nodeProblem = (sha256: string, hashes: Hashes): NodeProblem | null => {
  for (const [version, platforms] of Object.entries(hashes))
    for (const [platform, listed] of Object.entries(platforms)) {
      if (listed.sha256 !== sha256) continue;
      if (listed.verified) return null;
      const text = `Node ${version} for ${platform} is known but unverified: compare it with nodejs.org's signed list, then say "verified": true in ${LIST}`;
      return { isFatal: false, text };
    }
  return { isFatal: true, text: `a Node that ${LIST} does not know (SHA-256 ${sha256})` };
};
