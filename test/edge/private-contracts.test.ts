import { existsSync, readFileSync } from "node:fs";
import { type Site, startSite } from "@/test/support/site";

// What docs/private-contracts.md lists and no other test holds.

const namesIn = (vary: string | null) =>
  (vary ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .sort();

let site: Site;
beforeAll(async () => (site = await startSite({})));
afterAll(() => site.stop());

test("the process starts with its memory flag and without Next's compiler", () => {
  if (!existsSync("/proc/self/maps"))
    return console.warn("SKIPPED: this system does not show what a process has loaded");
  const { pid } = site;
  expect(readFileSync(`/proc/${pid}/cmdline`, "utf8")).toContain("--max-semi-space-size=");
  const libraries = readFileSync(`/proc/${pid}/maps`, "utf8").match(/\S+\.(?:node|so)\b/g);
  expect(libraries).not.toBeNull();
  expect(libraries!.filter((file) => /swc|turbo/.test(file))).toEqual([]);
});

test("a page from memory varies by what Next's own answers vary by", async () => {
  const { url } = site;
  const fromMemory = await fetch(`${url}/about`);
  const fromNext = await fetch(`${url}/about`, { headers: { rsc: "1" } });
  expect(fromMemory.headers.get("etag")).toMatch(/^W\/"[\da-f]{24}"$/);
  expect(fromNext.headers.get("content-type")).toContain("text/x-component");
  expect(namesIn(fromMemory.headers.get("vary"))).toEqual(
    namesIn(`${fromNext.headers.get("vary")}, accept-encoding`).filter(
      (name, at, all) => all.indexOf(name) === at,
    ),
  );
});
