import { coloursOf, textIn } from "./lib/domain/core/brand-colours.ts";
import { readSite } from "./lib/content/facts/site-file.ts";

const colours = coloursOf(readSite());

/** The firm's colours in the places of those of the sources. */
const inOwnColours = {
  postcssPlugin: "own-colours",
  OnceExit: (sheet) => sheet.walkDecls((rule) => void (rule.value = textIn(colours, rule.value))),
};

const config = { plugins: ["@tailwindcss/postcss", inOwnColours] };

export default config;
