import { spawnSync } from "node:child_process";

/** Whether poppler's tools are here (scripts/setup/poppler.mjs). */
const hasPoppler = spawnSync("pdftotext", ["-v"]).status === 0;
if (!hasPoppler) console.warn("No poppler here: tests that read PDF files are skipped.");

/** A test that reads PDF files with poppler; skipped where there is none. */
export const withPoppler = hasPoppler ? test : test.skip;

const run = (program: string, args: readonly string[], pdf: Uint8Array): Buffer => {
  const { status, stdout, stderr } = spawnSync(program, [...args, "-", "-"], {
    input: pdf,
    maxBuffer: 64 * 1024 * 1024,
  });
  // Damage is said on stderr, and then repaired as well as can be.
  if (status !== 0 || stderr.length > 0) throw new Error(`${program}: ${status}, ${stderr}`);
  return stdout;
};

/** The text of a PDF in its reading order, in one line, as searching and copying find it. Throws for a damaged file. */
export const pdfText = (pdf: Uint8Array): string =>
  run("pdftotext", ["-raw"], pdf).toString("utf8").replaceAll(/\s+/g, " ").trim();

/** Facts about a PDF, such as "Pages"; with `-struct-text` its structure. Throws for a damaged file. */
export const pdfInfo = (pdf: Uint8Array, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync("pdfinfo", [...args, "-"], { input: pdf });
  if (status !== 0 || stderr.length > 0) throw new Error(`pdfinfo: ${status}, ${stderr}`);
  return stdout.toString("utf8");
};
