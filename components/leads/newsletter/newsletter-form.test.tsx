import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { newsletterFormIn } from "@/lib/content/slices/lead-words";
import { NewsletterForm } from "./newsletter-form";
import { NewsletterFormView } from "./newsletter-form-view";

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  document.body.innerHTML = "";
});

test.each([
  ["stays, with a line that says why, without internet", false],
  ["is sent by the browser where only our code cannot be loaded", true],
])("the typed text %s", async (_, isOnline) => {
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  const sent = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  const { words, textVersion } = newsletterFormIn("en");
  const view = <NewsletterFormView lang="en" words={words} textVersion={textVersion} />;
  const container = document.createElement("div");
  container.innerHTML = `<div>${renderToString(view)}</div>`;
  document.body.append(container);
  render(
    <NewsletterForm lang="en" offline="No internet just now.">
      {view}
    </NewsletterForm>,
    { container, hydrate: true },
  );
  const email = () => screen.getByLabelText(words.newsletter.email);
  fireEvent.change(email(), { target: { value: "asha@example.in" } });
  await act(async () => {
    fireEvent.submit(screen.getByRole("form"));
    fireEvent.submit(screen.getByRole("form"));
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(email()).toHaveProperty("value", "asha@example.in");
  expect(screen.queryAllByText("No internet just now.")).toHaveLength(isOnline ? 0 : 1);
  expect(sent).toHaveBeenCalledTimes(isOnline ? 1 : 0);
});
