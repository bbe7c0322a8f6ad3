import { readFileSync } from "node:fs";

const FACTS = "test/fixtures/specification-site.json";

/** Tests hold the product by the facts of the specification, whatever a firm has written into its site.json. */
const isOurs = readFileSync("site.json", "utf8") === readFileSync(FACTS, "utf8");
if (isOurs) delete process.env.SITE_FACTS;
else process.env.SITE_FACTS = FACTS;
