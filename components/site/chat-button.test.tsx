import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { contentIn } from "@/lib/content";
import { ChatButton } from "./chat-button";
import { ChatLink } from "./chat-link";

afterEach(cleanup);

const HREF = "https://wa.me/919876543210?text=Hello";

/** The style sheet's rule for a class alone, as property and value. */
const styleOf = (className: string): Record<string, string> => {
  const css = readFileSync("components/site/chat-button.css", "utf8");
  const [, rules = ""] = new RegExp(`\\n *\\.${className} \\{([^}]*)\\}`).exec(css) ?? [];
  return Object.fromEntries(
    rules
      .split(";")
      .filter((rule) => rule.includes(":"))
      .map((rule) => rule.split(":").map((part) => part.trim())),
  );
};

test("the chat button stays at the bottom right, with a red '!' badge", () => {
  render(<ChatButton href={HREF} words={contentIn("en").chrome} />);
  expect(screen.getByRole("link")).toHaveClass("chat-button");
  expect(screen.getByText("!")).toHaveClass("chat-badge");
  const { bottom, left, position, right, top } = styleOf("chat-button");
  expect([position, top, left]).toEqual(["fixed", undefined, undefined]);
  for (const edge of [bottom, right]) expect(edge).toMatch(/^calc\(1rem \+ env\(safe-area-inset/);
  expect(styleOf("chat-badge")["background"]).toBe("var(--color-red)");
});

test("every chat opens in a new tab", () => {
  const { chrome } = contentIn("en");
  render(
    <>
      <ChatButton href={HREF} words={chrome} />
      <ChatLink className="" href={HREF} opens={chrome.opensWhatsApp}>
        Chat
      </ChatLink>
    </>,
  );
  for (const link of screen.getAllByRole("link")) {
    expect(link).toHaveAttribute("href", HREF);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAccessibleName(new RegExp("opens WhatsApp"));
  }
});
