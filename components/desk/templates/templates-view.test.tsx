// holds: #desk
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { DEFAULT_TEMPLATES } from "@/lib/content/slices/default-templates";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { Said } from "@/lib/domain/core/said";
import { MAX_TEMPLATES } from "@/lib/domain/desk/templates";
import { TemplatesView } from "./templates-view";

const words = deskWordsIn("en");
const text = words.forms.templates;
afterEach(cleanup);

const show = async (said: Said | null = null, templates = DEFAULT_TEMPLATES) => {
  await act(async () => {
    render(
      <TemplatesView
        {...{ lang: "en", words, back: "/desk/templates", said }}
        all={{ version: 4, templates }}
      />,
    );
  });
  return screen.getAllByRole("listitem", { hidden: true });
};
const areaIn = (line: HTMLElement) =>
  within(line).getByLabelText<HTMLTextAreaElement>(text.texts.en);

test("each template is a line with a form of its own, a new one comes first", async () => {
  const lines = await show();
  expect(lines).toHaveLength(1 + DEFAULT_TEMPLATES.length);
  const names = lines.map((line) => line.querySelector("summary")!.textContent);
  expect(names.slice(0, 2)).toEqual([
    text.add,
    "Wants to order · Customer Research & Brand Foundation Pack · New",
  ]);
  for (const line of lines) {
    expect(line.querySelector("details")!.open).toBe(false);
    const form = line.querySelector("form")!;
    expect([form.method, form.getAttribute("action")]).toEqual(["post", "/api/desk/templates"]);
    expect(form.querySelector<HTMLInputElement>("[name=version]")!.value).toBe("4");
  }
  expect(within(lines[0]!).queryByText(text.remove)).toBeNull();
});

test("a text that was refused is open again, with what is wrong beside its field", async () => {
  const { id, topic } = DEFAULT_TEMPLATES[1]!;
  const kept = { id, topic, "text-en": "Hello {nmae}", "text-hi": "नमस्ते" };
  const lines = await show({ text: text.refused, isTrouble: true, kept });
  const open = lines.filter((line) => line.querySelector("details")!.open);
  expect(open).toEqual([lines[2]]);
  expect(areaIn(open[0]!)).toHaveValue("Hello {nmae}");
  expect(areaIn(open[0]!)).toBeInvalid();
  expect(within(open[0]!).getByText(text.problems.hole)).toBeInTheDocument();
});

test("where no more fit, none is offered", async () => {
  const many = Array.from({ length: MAX_TEMPLATES }, (_, n) => ({
    ...DEFAULT_TEMPLATES[0]!,
    id: `t${n}`,
  }));
  expect(await show(null, many)).toHaveLength(MAX_TEMPLATES);
});
