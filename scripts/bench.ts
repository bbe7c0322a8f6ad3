import { PROOFS } from "@/bench/proofs";
import type { Figure } from "@/test/proofs/figures";

/**
 * `npm run bench`: runs every proof of bench/proofs.ts, or those named (`ai-flood kills=10`,
 * `speed-`, `routes=/,/about`), and prints a table; exit 1 when a figure misses its limit.
 */
const known = Object.keys(PROOFS);
type Wanted = { name: string; size?: number };
const ROUTES = "routes=";
const routes = process.argv
  .find((argument) => argument.startsWith(ROUTES))
  ?.slice(ROUTES.length)
  .split(",");
const asked = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith(ROUTES))
  .flatMap((argument): Wanted[] => {
    const [name = "", size] = argument.split("=");
    const family = known.filter((one) => name.endsWith("-") && one.startsWith(name));
    return (family.length > 0 ? family : [name]).map((one) =>
      size === undefined ? { name: one } : { name: one, size: Number(size) },
    );
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
    const { run, size: usual = 1 } = PROOFS[name]!;
    return rows(await run(size ?? usual, routes));
  } catch (error) {
    console.error(error);
    return rows([{ what: "carried out", found: "no", wanted: "yes", isMet: false }]);
  }
};

if (unknown.length > 0) {
  const names = unknown.map(({ name }) => name).join(", ");
  const all = Object.entries(PROOFS).map(
    ([name, { what, size }]) => `${name}${size === undefined ? "" : `=${size}`}: ${what}`,
  );
  console.error([`No such proof, or no such size: ${names}. There are:`, ...all].join("\n"));
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
