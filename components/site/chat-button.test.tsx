// holds: #pages
import { cleanup, render, screen } from "@testing-library/react";
import { contentIn } from "@/lib/content";
import { ChatButton } from "./chat-button";
import { ChatLink } from "./chat-link";

afterEach(cleanup);

const HREF = "https://wa.me/919876543210?text=Hello";

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
