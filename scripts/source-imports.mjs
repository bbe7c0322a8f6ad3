import { existsSync } from "node:fs";
import { registerHooks } from "node:module";

/** Lets Node resolve `@/x` and `./x` as the compiler does (node --import). */
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
