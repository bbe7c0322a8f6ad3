import { rmSync } from "node:fs";
import { run } from "@/scripts/installed.mjs";
import { canaries } from "./canaries";
import type { Proof } from "./proof";

/** Built anew with the secrets around, too. The build after this one is made anew as well. */
export const proof: Proof = () =>
  canaries((env) => {
    rmSync(".next/built-from", { force: true });
    run(process.execPath, ["scripts/ready.mjs", "--build"], env);
  });
