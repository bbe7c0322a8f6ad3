/** @jest-environment <rootDir>/test/support/browser-environment.mjs */
// holds: #look
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { forgetDevice } from "@/lib/browser/auth/forget-device";

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

test("no style has a dark variant: the light theme always applies", () => {
  expect(readFileSync("app/[lang]/layout.tsx", "utf8")).toContain('colorScheme: "light"');
  const sources = ["app", "components"].flatMap((folder) => filesIn(folder, /\.(css|tsx?)$/));
  expect(sources.length).toBeGreaterThan(100);
  for (const source of sources)
    expect([source, readFileSync(source, "utf8")]).not.toEqual([
      source,
      expect.stringMatching(/prefers-color-scheme|color-scheme: (?!light;)|[\s"]dark:|data-theme/),
    ]);
});

test("a component's style is in the layer of components, so that a utility class overrides it", () => {
  const sheets = filesIn("components", /\.css$/);
  expect(sheets.length).toBeGreaterThan(10);
  for (const sheet of sheets)
    expect([sheet, readFileSync(sheet, "utf8")]).toEqual([
      sheet,
      expect.stringMatching(
        /^(\/\*[^*]*\*\/\n)?(@import "\.\.\/[a-z/-]+\.css";\n+)?(@reference "[./]+app\/globals\.css";\n\n)?(@layer components \{\n( .*\n|\n)*\}\n|(@import "\.\/[a-z-]+\.css";\n)+)$/,
      ),
    ]);
});

test("a stored theme choice is kept, even when everything personal is deleted", () => {
  localStorage.setItem("ui-theme", "dark");
  localStorage.setItem("userOnboardingData", "{}");
  forgetDevice();
  expect(Object.keys(localStorage)).toContain("ui-theme");
  expect(Object.keys(localStorage)).not.toContain("userOnboardingData");
});
