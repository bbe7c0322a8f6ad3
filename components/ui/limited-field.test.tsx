import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { contentIn } from "@/lib/content";
import { LANGS } from "@/lib/domain/core/languages";
import { LimitedField } from "./limited-field";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const form = (limit: { near: string; over: string }) => {
  const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form aria-label="form" onSubmit={sent}>
      <LimitedField name="note" label="Note" hint="Short." most={2_000} limit={limit}>
        {(control) => <textarea {...control} />}
      </LimitedField>
      <LimitedField name="line" label="Line" most={20} limit={limit} problem="Write a line.">
        {(control) => <input {...control} />}
      </LimitedField>
    </form>,
  );
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
  const submit = () => {
    fireEvent.submit(screen.getByRole("form"));
    // The focus moves when the press is over.
    act(() => jest.advanceTimersByTime(0));
  };
  return { sent, field, type, submit };
};

test.each(LANGS)("%s: a text that is too long stays, is counted, and is not sent", (lang) => {
  const { sent, field, type, submit } = form(contentIn(lang).leads.limit);
  type("Note", "x".repeat(2_504));
  expect(field("Note").value).toHaveLength(2_504);
  expect(screen.getByText("2,504 / 2,000")).toBeInTheDocument();
  expect(field("Note")).toBeValid();
  submit();
  expect(field("Note")).toHaveFocus();
  expect(field("Note")).toHaveAccessibleDescription(/Short\. .*2,504.*504/);
  expect(field("Note")).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
  type("Note", `${"x".repeat(1_995)}👨‍👩‍👧`);
  expect(screen.getByText("2,000 / 2,000")).toBeInTheDocument();
  // What was said stays: nothing moves while one types.
  expect(field("Note")).toBeInvalid();
  submit();
  expect(field("Note")).toBeValid();
  expect(sent).toHaveBeenCalledTimes(1);
});

test("a screen reader reads the length after a pause, not at each key", () => {
  const { type } = form(contentIn("en").leads.limit);
  expect(screen.queryByRole("status")).toBeNull();
  for (const n of [1_801, 1_802, 1_803]) type("Note", "x".repeat(n));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole("status")).toHaveTextContent("1,803 of 2,000 characters.");
});

test("another problem is shown while the text fits; the spaces around a line do not count", () => {
  const { sent, field, type, submit } = form(contentIn("en").leads.limit);
  expect(field("Line")).toHaveAccessibleDescription("Write a line.");
  type("Line", `   ${"x".repeat(18)}   `);
  expect(field("Line")).toHaveAccessibleDescription("Write a line.");
  submit();
  expect(sent).toHaveBeenCalledTimes(1);
  type("Line", "x".repeat(21));
  submit();
  expect(field("Line")).toHaveAccessibleDescription(/21 of 20/);
  expect(sent).toHaveBeenCalledTimes(1);
});
