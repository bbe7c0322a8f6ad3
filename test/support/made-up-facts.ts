import { MADE_UP_FILE, MADE_UP_SITE } from "@/test/builders/sites";
import { offeredIn } from "@/lib/content/facts/site-file";

/** Import this before the site's code: the test file then has an operator of whom every fact is known. */
process.env.SITE_FACTS = MADE_UP_FILE;
process.env.PACKAGES_OF_BUILD = offeredIn(MADE_UP_SITE);
