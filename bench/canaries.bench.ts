import { rmSync } from "node:fs";
import { run } from "@/scripts/setup/ensure-installed.mjs";
import { canaries } from "@/bench/reliability/canaries";
import type { Proof } from "@/bench/support/proof";

/** Built anew with the secrets around, too. The build after this one is made anew as well. */
export const proof: Proof = () =>
  canaries((env) => {
    rmSync(".next/built-from", { force: true });
    run(process.execPath, ["scripts/prepare.mjs", "--build"], env);
  });
