// Over 1 s: it hashes the whole file of Node.
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeHashes, nodeProblem, sha256Of } from "./node-hash";

const optional = (
  JSON.parse(readFileSync("package.json", "utf8")) as {
    optionalDependencies: Record<string, string>;
  }
).optionalDependencies;

test("the list has each Node of the lock, by its version and platform", () => {
  for (const [name, version] of Object.entries(optional)) {
    const platform = name.replace(/^node-/, "");
    const listed = nodeHashes()[version]?.[platform];
    expect([name, listed]).toEqual([
      name,
      { sha256: expect.stringMatching(/^[0-9a-f]{64}$/), verified: expect.any(Boolean) },
    ]);
  }
});

test("this machine's Node of the lock has a listed hash", async () => {
  const { platform, arch } = process;
  const name = `node-${platform}-${arch}`;
  const version = optional[name];
  if (!version) return console.warn(`The lock has no Node for ${platform}-${arch}: not checked`);
  const sha256 = await sha256Of(`node_modules/${name}/bin/node`);
  expect(sha256).toBe(nodeHashes()[version]![`${platform}-${arch}`]!.sha256);
});

test("unknown bytes are fatal, known ones are a remark until they are verified", async () => {
  const folder = await mkdtemp(join(tmpdir(), "node-hash-"));
  const path = join(folder, "node");
  await writeFile(path, "not a Node");
  const sha256 = await sha256Of(path);
  await rm(folder, { recursive: true });
  const listed = (verified: boolean) => ({ "24.0.0": { "linux-x64": { sha256, verified } } });
  expect(nodeProblem(sha256, {})).toEqual({ isFatal: true, text: expect.stringContaining(sha256) });
  expect(nodeProblem(sha256, listed(false))).toEqual({
    isFatal: false,
    text: expect.stringContaining("Node 24.0.0 for linux-x64 is known but unverified"),
  });
  expect(nodeProblem(sha256, listed(true))).toBeNull();
});
