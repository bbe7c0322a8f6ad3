import { readdirSync } from "node:fs";
import type { Figure, Proof } from "@/bench/proof";

/**
 * `npm run bench`: every proof in bench/, or those named (`npm run bench -- ai-flood soak=10`: the soak in a size of
 * 10), one after the other, and a table at the end; exit 1 when a figure does not hold or a proof cannot be carried
 * out.
 */
const SUFFIX = ".bench.ts";
const known = readdirSync("bench")
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
type Wanted = { name: string; size?: number };
const asked = process.argv.slice(2).map((argument): Wanted => {
  const [name = "", size] = argument.split("=");
  return size === undefined ? { name } : { name, size: Number(size) };
});
const unknown = asked.filter(({ name, size }) => !known.includes(name) || Number.isNaN(size));
const verdict = { true: "ok", false: "FAILED", null: "NOT MEASURED" };

type Row = Figure & { name: string; seconds: number };

const carriedOut = async ({ name, size }: Wanted): Promise<Row[]> => {
  console.log(`${name} …`);
  const start = performance.now();
  const rows = (figures: Figure[]) => {
    const seconds = Math.round((performance.now() - start) / 1000);
    return figures.map((figure) => ({ name, seconds, ...figure }));
  };
  try {
    const { proof } = (await import(`@/bench/${name}.bench`)) as { proof: Proof };
    return rows(await proof(size));
  } catch (error) {
    console.error(error);
    return rows([{ what: "carried out", found: "no", wanted: "yes", isMet: false }]);
  }
};

if (unknown.length > 0) {
  const names = unknown.map(({ name }) => name).join(", ");
  console.error(`No such proof, or no such size: ${names}. There are: ${known.join(", ")}.`);
  process.exitCode = 1;
} else {
  const rows: Row[] = [];
  const all = known.map((name): Wanted => ({ name }));
  for (const each of asked.length > 0 ? asked : all) rows.push(...(await carriedOut(each)));
  console.table(
    rows.map(({ name, seconds, what, found, wanted: figure, isMet }) => ({
      proof: name,
      seconds,
      what,
      found,
      wanted: figure,
      "": verdict[`${isMet}`],
    })),
  );
  process.exitCode = rows.every(({ isMet }) => isMet !== false) ? 0 : 1;
}
