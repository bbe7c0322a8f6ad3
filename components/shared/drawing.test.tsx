import { existsSync, readdirSync, readFileSync } from "node:fs";
import { PAGE_DRAWINGS } from "@/lib/content/facts/public-pages";
import { SIZES } from "./drawing";

const fileOf = (name: string) => `public/drawings/${name}.svg`;

test.each(Object.entries(SIZES))(
  "%s is a file of the size that is set aside for it",
  (name, size) => {
    const [, width, height] = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(
      readFileSync(fileOf(name), "utf8"),
    )!;
    expect([Number(width), Number(height)]).toEqual(size);
  },
);

test("each drawing of a page is there", () => {
  expect(Object.values(PAGE_DRAWINGS).filter((name) => !existsSync(fileOf(name)))).toEqual([]);
});

test("all are drawn with the colours of the ledger", () => {
  const colours = readdirSync("public/drawings").flatMap(
    (file) => readFileSync(`public/drawings/${file}`, "utf8").match(/#[0-9a-f]{3,6}/g) ?? [],
  );
  expect([...new Set(colours)].toSorted()).toEqual([
    "#1f1b16",
    "#a4262c",
    "#d9a5a0",
    "#e4dacb",
    "#e9a100",
    "#fbefcf",
    "#fbf7f0",
    "#fff",
  ]);
});
