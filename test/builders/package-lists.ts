import { readFileSync } from "node:fs";
import fc from "fast-check";
import { siteFrom } from "@/lib/content/facts/site-file";
import { stagesOf } from "@/lib/domain/check/refunds";
import { SECTIONS } from "@/lib/domain/check/sections";
import { BARE_FILE } from "./sites";

const BARE = JSON.parse(readFileSync(BARE_FILE, "utf8")) as object;

const AREAS = [...SECTIONS.map(({ id }) => id), null, null];

const wordsOf = (months: number) => ({
  note: `note of ${months}`,
  line: "A line",
  forWhom: "For a shop",
  short: ["Short"],
  gets: ["Gets"],
  when: Array.from({ length: stagesOf({ months }) }, (_, at) => ({
    time: `Stage ${at + 1}`,
    text: "Work",
  })),
  not: ["Not"],
});

const packageAt = (at: number) =>
  fc
    .record({
      price: fc.integer({ min: 1, max: 1_000_000 }),
      months: fc.integer({ min: 0, max: 24 }),
    })
    .map(({ price, months }) => ({
      id: `pack-${at}`,
      name: `Offer ${at}`,
      plainName: { en: `Plain ${at}`, hi: `सादा ${at}` },
      price,
      months,
      words: { en: wordsOf(months), hi: wordsOf(months) },
    }));

/** Facts with 1 to 5 packages: with and without areas, at most one of them popular. */
export const anySiteWithPackages = fc
  .tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.tuple(...[1, 2, 3, 4, 5].map(packageAt)),
    fc.shuffledSubarray(AREAS, { minLength: 5 }),
    fc.integer({ min: 0, max: 5 }),
  )
  .map(([count, all, areas, popular]) => {
    const packages = all
      .slice(0, count)
      .map((pack, at) => ({ ...pack, area: areas[at] ?? null, popular: at === popular }));
    const { site, problems } = siteFrom(JSON.stringify({ ...BARE, packages }));
    if (!site) throw new Error(problems.join("\n"));
    return site;
  });
