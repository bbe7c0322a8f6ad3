// holds: #desk
import "@/test/support/own-store";
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { type DeskTemplate, MAX_TEMPLATES, TEMPLATE_CHARS } from "@/lib/domain/desk/templates";
import { deskTemplates } from "@/lib/server/wiring/desk";
import { deskCallers } from "@/test/support/desk-callers";
import * as templatesRoute from "./route";

const [ASHA, RAVI] = ["asha@example.in", "ravi@example.in"];
const desk = deskCallers({ "/api/desk/templates": templatesRoute }, [ASHA, RAVI]);
const asha = desk.operator(ASHA);
const ravi = desk.operator(RAVI);
const words = deskWordsIn("en").forms.templates;
const [FIRST] = DEFAULT_TEMPLATES;
const read = () => deskTemplates().read();
const version = async () => String((await read()).version);

const fieldsOf = ({ id, topic, status, texts }: DeskTemplate) => ({
  do: "save",
  back: "/desk/templates",
  id,
  topic,
  status,
  "text-en": texts.en,
  "text-hi": texts.hi,
});
const NEW: DeskTemplate = {
  id: "",
  topic: "question",
  status: "offer",
  texts: {
    en: "Hello {name}, ₹6,999.",
    hi: "नमस्ते {name} जी।",
  },
};
const save = async (from: typeof asha, fields: object, seen?: string) =>
  from.post("templates", { version: seen ?? (await version()), ...fieldsOf(NEW), ...fields });

test("one template is added in front, changed and removed; the others stay", async () => {
  expect(await read()).toEqual({ version: 0, templates: DEFAULT_TEMPLATES });
  expect((await save(asha, {})).body).toEqual({ text: words.saved });
  const [added, ...others] = (await read()).templates;
  expect(added).toEqual({ ...NEW, id: added!.id });
  expect(added!.id).not.toBe("");
  expect(others).toEqual(DEFAULT_TEMPLATES);
  expect((await desk.logLines())[0]).toMatchObject({ action: "templates", by: ASHA });

  await save(ravi, { id: added!.id, "text-en": "Bye {name}." });
  expect((await read()).templates[0]!.texts.en).toBe("Bye {name}.");
  const removed = await save(asha, { id: added!.id, do: "remove", "text-en": "" });
  expect(removed.body).toEqual({ text: words.removed });
  expect(await read()).toMatchObject({ version: 3, templates: DEFAULT_TEMPLATES });
});

test("who comes second is told so, with what was typed", async () => {
  const seen = await version();
  const mine = { ...fieldsOf(FIRST!), "text-en": "Mine." };
  expect((await save(ravi, { ...fieldsOf(FIRST!), "text-en": "His." }, seen)).body).toEqual({
    text: words.saved,
  });
  const late = await save(asha, mine, seen);
  expect(late.body).toMatchObject({ text: deskWordsIn("en").forms.changed, isTrouble: true });
  expect((late.body as { kept: object }).kept).toMatchObject({ id: FIRST!.id, "text-en": "Mine." });
  expect((await read()).templates[0]!.texts.en).toBe("His.");
  // The same form once more, on the version of now.
  await save(asha, mine);
  expect((await read()).templates[0]!.texts.en).toBe("Mine.");
});

test.each([
  [{ "text-en": "Hello {nmae}" }],
  [{ "text-hi": "" }],
  [{ "text-en": "x".repeat(TEMPLATE_CHARS + 1) }],
])("a text with %# wrong is refused, and kept", async (fields) => {
  const before = await read();
  const { body } = await save(asha, fields);
  expect(body).toMatchObject({ text: words.refused, isTrouble: true, kept: fields });
  expect(await read()).toEqual(before);
});

test("there is an end of new ones", async () => {
  for (let n = (await read()).templates.length; n < MAX_TEMPLATES; n++) await save(asha, {});
  const lines = await desk.logLines();
  expect((await save(asha, {})).body).toMatchObject({ text: words.full, isTrouble: true });
  expect(await desk.logLines()).toEqual(lines);
  expect((await read()).templates).toHaveLength(MAX_TEMPLATES);
});
