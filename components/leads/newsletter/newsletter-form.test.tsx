import { act, fireEvent, render, screen } from "@testing-library/react";
import { NewsletterForm } from "./newsletter-form";

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

test.each([
  ["stays, with a line that says why, without internet", false],
  ["is sent by the browser where only our code cannot be had", true],
])("what was typed %s", async (_, isOnline) => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  const sent = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  render(
    <NewsletterForm lang="en" label="Newsletter" offline="No internet just now.">
      <input aria-label="E-mail" name="email" />
    </NewsletterForm>,
  );
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "asha@example.in" } });
  await act(async () => {
    fireEvent.submit(screen.getByRole("form"));
    fireEvent.submit(screen.getByRole("form"));
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(screen.getByLabelText("E-mail")).toHaveProperty("value", "asha@example.in");
  expect(screen.queryAllByText("No internet just now.")).toHaveLength(isOnline ? 0 : 1);
  expect(sent).toHaveBeenCalledTimes(isOnline ? 1 : 0);
});
