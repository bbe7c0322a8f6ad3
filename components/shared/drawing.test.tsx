import { existsSync, readdirSync, readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { AreaGlasses } from "@/components/check/area-glasses";
import { contentIn } from "@/lib/content";
import { PAGE_DRAWINGS } from "@/lib/content/facts/page-drawings";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { quizResult } from "@/lib/domain/check/scoring";
import { SECTIONS } from "@/lib/domain/check/sections";
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

test("a result shows the drawing of each area beside its name", () => {
  const { areas, result } = contentIn("en");
  const { container } = render(
    <AreaGlasses words={result.areas} names={areas.short} result={quizResult(SAMPLE_ANSWERS)} />,
  );
  expect([...container.querySelectorAll("li")].map((row) => row.querySelector("img")?.src)).toEqual(
    SECTIONS.map(({ id }) => expect.stringMatching(new RegExp(`/drawings/area-${id}\\.svg$`))),
  );
});
