import { readSite } from "./lib/content/facts/site-file.ts";
import { coloursOf } from "./lib/domain/core/brand-colours.ts";
import { sheetIn } from "./tools/press/own-colours.ts";

const config = { plugins: ["@tailwindcss/postcss", sheetIn(coloursOf(readSite()))] };

export default config;
