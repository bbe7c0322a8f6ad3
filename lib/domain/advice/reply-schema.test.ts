import { REPLY_SCHEMA } from "./reply-schema";

const objectsIn = (value: unknown): { properties?: object }[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = (value as { type?: unknown }).type === "object" ? [value] : [];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
};

test("a strict service takes it: all fields are required, nothing else is allowed, no lengths", () => {
  const objects = objectsIn(REPLY_SCHEMA);
  expect(objects).toHaveLength(3);
  for (const one of objects)
    expect(one).toMatchObject({
      required: Object.keys(one.properties!),
      additionalProperties: false,
    });
  expect(JSON.stringify(REPLY_SCHEMA)).not.toMatch(/minItems|maxItems|maxLength|pattern|minimum/);
});
