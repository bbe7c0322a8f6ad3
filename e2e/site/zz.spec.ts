import { test } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newerUses } from "@/e2e/support/floor/newer-uses";
test("x", () => {
  const dir = ".next/static";
  const names = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((n) => n.endsWith(".js"));
  for (const u of newerUses(names.map(n=>readFileSync(join(dir, n), "utf8")))) console.log(u);
});
