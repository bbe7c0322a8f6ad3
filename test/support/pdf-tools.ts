import { spawnSync } from "node:child_process";

/** Whether poppler's tools are here (scripts/setup/programs.mjs). */
const hasPoppler = spawnSync("pdftotext", ["-v"]).status === 0;
if (!hasPoppler) console.warn("No poppler here: tests that read PDF files are skipped.");

/** A test that reads PDF files with poppler; skipped where there is none. */
export const withPoppler = hasPoppler ? test : test.skip;

export * from "./pdf-files";
