import { spawnSync } from "node:child_process";

test("npm run launch-check prints what is missing, one line each, and fails if anything is", () => {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "launch-check"], {
    encoding: "utf8",
    env: { ...process.env, SITE_URL: "https://bizgrow.in", GROQ_API_KEY: "top-secret" },
  });
  expect(status).toBe(1);
  const lines = stdout.match(/^ {2}- .+$/gm) ?? [];
  expect(lines).toContainEqual(expect.stringMatching(/operator\.legalName: \w+/));
  expect(lines.filter((line) => /SITE_URL|GROQ_API_KEY/.test(line))).toEqual([]);
  expect(stdout.trimEnd()).toMatch(
    new RegExp(`\\n${lines.length} things are missing before going live\\.$`),
  );
  expect(stdout + stderr).not.toContain("top-secret");
  expect(stderr).not.toMatch(/Warning:|Error/);
}, 60_000);

test("reports a Node that is not in the list", () => {
  const args = ["run", "--silent", "launch-check", "--", "package.json", process.execPath];
  const { stdout } = spawnSync("npm", args, { encoding: "utf8", env: process.env });
  expect(stdout).toMatch(
    / {2}- a Node that tools\/operator\/node-hashes\.json does not know \(SHA-256 /,
  );
  expect(stdout.match(/a Node that/g)).toHaveLength(1);
}, 60_000);
