import { join, resolve } from "node:path";
import { installAside } from "@/scripts/setup/install-aside.mjs";

/** A file of one of the packages in bench/tools, by its path in node_modules; installed at first use. */
export const toolPath = (path: string): string => {
  const what = "Lighthouse, Vite and autocannon";
  return resolve(join(installAside("bench/tools", what, { optional: true }), "node_modules", path));
};
