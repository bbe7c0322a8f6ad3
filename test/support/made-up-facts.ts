import { MADE_UP_FILE } from "@/test/builders/sites";

/** Import this before the site's code: the test file then has an operator of whom every fact is known. */
process.env.SITE_FACTS = MADE_UP_FILE;
