import { findProgram, installDebianPackage } from "./programs.mjs";

/** Installs poppler's tools, which read PDF files; without them, the tests that need them are skipped with a message. */
export function installPoppler() {
  if (findProgram(["pdftotext"])) return;
  console.log("Installing poppler for the tests …");
  try {
    installDebianPackage("poppler-utils");
  } catch (error) {
    console.error(`No poppler: ${error.message}. Tests that read PDF files are skipped.`);
  }
}
