// holds: #scoring
import { existsSync } from "node:fs";
import { databasePath } from "@/test/support/own-store";
import { sqliteStore } from "@/lib/server/store/sqlite";
import { env } from "@/lib/server/core/env";
import { describeItemFigures } from "@/test/contracts/item-figures-contract";
import { siteFigureLines } from "./item-figures";

test("where there is no database, none is made", async () => {
  await expect(siteFigureLines(env())).rejects.toThrow(`there is no database at ${databasePath}`);
  expect(existsSync(databasePath)).toBe(false);
});

describeItemFigures("SQLite", async () => (of) => sqliteStore(databasePath, of));

test("the figures of the site's database", async () => {
  expect(await siteFigureLines(env())).toEqual([
    expect.stringMatching(/n = 99 owners/),
    "figures start at n = 100",
  ]);
});
