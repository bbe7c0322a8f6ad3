import { join, resolve } from "node:path";
import { installAside } from "@/test/support/install-aside.mjs";

/** A file of Lighthouse, by its path in node_modules; installed at first use. */
export const toolPath = (path: string): string =>
  resolve(
    join(installAside("bench/tools", "Lighthouse", { optional: true }), "node_modules", path),
  );
