import { act, fireEvent, render, screen } from "@testing-library/react";
import { contentIn } from "@/lib/content";
import { LimitedField } from "./limited-field";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a screen reader reads the length after a pause, not at each key", () => {
  const { limit } = contentIn("en").leads;
  render(
    <LimitedField name="note" label="Note" hint="Short." most={2_000} limit={limit}>
      {(control) => <textarea {...control} />}
    </LimitedField>,
  );
  expect(screen.queryByRole("status")).toBeNull();
  for (const n of [1_801, 1_802, 1_803])
    fireEvent.input(screen.getByLabelText("Note"), { target: { value: "x".repeat(n) } });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole("status")).toHaveTextContent("1,803 of 2,000 characters.");
});
