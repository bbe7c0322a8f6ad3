/** @jest-environment <rootDir>/test/support/browser-environment.mjs */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { forgetDevice } from "@/lib/browser/account/forget-device";

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

test("no style knows a dark theme: the light one is always applied (spec §3, decision 3)", () => {
  expect(readFileSync("app/[lang]/layout.tsx", "utf8")).toContain('colorScheme: "light"');
  const sources = ["app", "components"].flatMap((folder) => filesIn(folder, /\.(css|tsx?)$/));
  expect(sources.length).toBeGreaterThan(100);
  for (const source of sources)
    expect([source, readFileSync(source, "utf8")]).not.toEqual([
      source,
      expect.stringMatching(/prefers-color-scheme|color-scheme: (?!light;)|[\s"]dark:|data-theme/),
    ]);
});

test("a stored theme choice is kept, even when everything personal is wiped (spec §3)", () => {
  localStorage.setItem("ui-theme", "dark");
  localStorage.setItem("userOnboardingData", "{}");
  forgetDevice();
  expect(Object.keys(localStorage)).toContain("ui-theme");
  expect(Object.keys(localStorage)).not.toContain("userOnboardingData");
});
