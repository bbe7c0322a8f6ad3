import { findProgram, installDebianPackage } from "./programs.mjs";

/** Programs that some tests need; without one, they are skipped with a message. */
const TOOLS = {
  poppler: { programs: ["pdftotext"], from: "poppler-utils" },
};

/** Installs poppler, unless this machine has it. */
export function installTool(name) {
  const { programs, from } = TOOLS[name];
  if (findProgram(programs)) return;
  console.log(`Installing ${name} for the tests …`);
  try {
    installDebianPackage(from);
  } catch (error) {
    console.error(`No ${name}: ${error.message}. Tests that need it are skipped.`);
  }
}
