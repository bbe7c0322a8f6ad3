import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Jest cannot load an .mjs file. */
const textOf = (version: string): string | null => {
  const code = `import { oldNodeText } from "./scripts/setup/ensure-installed.mjs";
    console.log(JSON.stringify(oldNodeText("${version}")))`;
  const args = ["--input-type=module", "--eval", code];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as string | null;
};

test("a Node that cannot run the site is refused in words, one that can is not", () => {
  for (const version of ["20.20.2", "24.8.0"])
    expect(textOf(version)).toBe(`Node 24.9 or newer is needed here; this is ${version}.`);
  for (const version of ["24.9.0", "25.0.0"]) expect(textOf(version)).toBeNull();
});

test("an old Node can load what starts the site, or it would say SyntaxError", () => {
  const [, names = ""] = /^import (.+) from "node:module";/m.exec(
    readFileSync("scripts/serve.mjs", "utf8"),
  ) as RegExpExecArray;
  expect(names).toBe("* as modules");
});
