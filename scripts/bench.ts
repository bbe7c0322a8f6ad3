import { readdirSync } from "node:fs";
import type { Figure, Proof } from "@/bench/proof";

/**
 * `npm run bench`: every proof in bench/, or those named (`npm run bench -- ai-flood`), one after the other, and a
 * table at the end; exit 1 when a figure does not hold or a proof cannot be carried out.
 */
const SUFFIX = ".bench.ts";
const known = readdirSync("bench")
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));

type Row = Figure & { name: string; seconds: number };

const carriedOut = async (name: string): Promise<Row[]> => {
  console.log(`${name} …`);
  const start = performance.now();
  const rows = (figures: Figure[]) => {
    const seconds = Math.round((performance.now() - start) / 1000);
    return figures.map((figure) => ({ name, seconds, ...figure }));
  };
  try {
    const { proof } = (await import(`@/bench/${name}.bench`)) as { proof: Proof };
    return rows(await proof());
  } catch (error) {
    console.error(error);
    return rows([{ what: "carried out", found: "no", wanted: "yes", isMet: false }]);
  }
};

if (unknown.length > 0) {
  console.error(`No such proof: ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  process.exitCode = 1;
} else {
  const rows: Row[] = [];
  for (const name of wanted.length > 0 ? wanted : known) rows.push(...(await carriedOut(name)));
  console.table(
    rows.map(({ name, seconds, what, found, wanted: figure, isMet }) => ({
      proof: name,
      seconds,
      what,
      found,
      wanted: figure,
      "": isMet ? "ok" : "FAILED",
    })),
  );
  process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
}
