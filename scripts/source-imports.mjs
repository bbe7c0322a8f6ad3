import { existsSync } from "node:fs";
import { registerHooks } from "node:module";

/**
 * Lets Node run our TypeScript: resolves `@/x` and `./x` to files of this repository, as the compiler does. Used as
 * `node --import ./scripts/source-imports.mjs …`.
 */
const ROOT = new URL("../", import.meta.url);

const fileAt = (url) =>
  [`${url}.ts`, `${url}/index.ts`].find((candidate) => existsSync(new URL(candidate)));

registerHooks({
  resolve(specifier, context, next) {
    if (!/^(@|\.{1,2})\//.test(specifier)) return next(specifier, context);
    const base = specifier.startsWith("@/") ? ROOT : context.parentURL;
    const { href } = new URL(specifier.replace(/^@\//, "./"), base);
    // Other specifiers belong to packages, where they may mean a folder.
    return next(fileAt(href) ?? (specifier.startsWith("@/") ? href : specifier), context);
  },
});
