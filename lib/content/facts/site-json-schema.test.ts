// holds: #operator-facts
import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { z } from "zod";
import { siteFrom } from "./site-file";
import { SITE } from "./site-schema";

const FILE = "site.schema.json";

/** The facts of a made-up business are the examples. */
const EXAMPLES = JSON.parse(readFileSync("test/fixtures/made-up-site.json", "utf8")) as Readonly<
  Record<string, unknown>
>;

/** The JSON schema of the file for editors: site.schema.json. */
const siteJsonSchema = () => {
  const { properties = {}, ...schema } = z.toJSONSchema(SITE, { io: "input" });
  const facts = Object.entries(properties).map(([name, fact]) => [
    name,
    { ...(fact as object), ...(name in EXAMPLES && { examples: [EXAMPLES[name]] }) },
  ]);
  const own = { type: "string", description: "This schema, for editors." };
  return {
    ...schema,
    title: "The facts of the business",
    properties: { $schema: own, ...Object.fromEntries(facts) },
  };
};

test("the schema for editors is that of the facts: UPDATE_SCHEMA=1 with this test writes it anew", async () => {
  const schema = siteJsonSchema();
  if (process.env.UPDATE_SCHEMA)
    writeFileSync(FILE, await format(JSON.stringify(schema), { parser: "json", printWidth: 100 }));
  expect(JSON.parse(readFileSync(FILE, "utf8"))).toEqual(schema);
});

test("every fact is described there, with an example that the site takes", () => {
  const file = JSON.parse(readFileSync("site.json", "utf8")) as Record<string, unknown>;
  const facts = Object.entries(siteJsonSchema().properties);
  expect(facts.map(([name]) => name).toSorted()).toEqual(
    ["$schema", ...Object.keys(SITE.shape)].toSorted(),
  );
  for (const [name, fact] of facts) {
    const { description, examples = [] } = fact as { description?: string; examples?: unknown[] };
    expect([name, description]).toEqual([name, expect.stringMatching(/^.{10,}\.$/)]);
    if (name !== "$schema" && name !== "dataRules2027")
      expect([name, examples]).not.toEqual([name, []]);
    for (const example of examples)
      expect(siteFrom(JSON.stringify({ ...file, gstin: null, [name]: example }))).toMatchObject({
        problems: [],
      });
  }
});

test("site.json names the schema, which the site ignores, and fits it", () => {
  const text = readFileSync("site.json", "utf8");
  expect(JSON.parse(text)).toMatchObject({ $schema: `./${FILE}` });
  expect(siteFrom(text).site).not.toHaveProperty("$schema");
  const schema = z.fromJSONSchema(siteJsonSchema() as Parameters<typeof z.fromJSONSchema>[0]);
  expect(schema.safeParse(JSON.parse(text)).success).toBe(true);
  expect(schema.safeParse(EXAMPLES).error).toBeUndefined();
  expect(schema.safeParse({ ...JSON.parse(text), nmae: "x" }).success).toBe(false);
  expect(schema.safeParse({ ...JSON.parse(text), replyHours: 100 }).success).toBe(false);
});
