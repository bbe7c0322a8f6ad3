import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The release in package.json. */
const versionIn = (file: string): string =>
  String((JSON.parse(readFileSync(file, "utf8")) as { version?: unknown }).version ?? "unknown");

/** The commit of the sources; null where they are no git clone, as in a container. */
const commitHere = (): string | null => {
  try {
    const stdio = ["ignore", "pipe", "ignore"] as const;
    return execFileSync("git", ["rev-parse", "HEAD"], {
      encoding: "utf8",
      stdio: [...stdio],
    }).trim();
  } catch {
    return null;
  }
};

/** The release and the commit of the sources in the current folder; `given` is the commit where there is no git. */
export const sourceVersion = (given: string | undefined): { version: string; commit: string } => ({
  version: versionIn("package.json"),
  commit: given?.trim() || commitHere() || "unknown",
});
