import { chatLink } from "./chat-link";

test("a chat link carries the message through the address unharmed", () => {
  const message = "नमस्ते & 50% off? #1 + ₹6,999\nन";
  const link = new URL(chatLink("910000000000", message));
  expect(link.origin + link.pathname).toBe("https://wa.me/910000000000");
  expect([...link.searchParams]).toEqual([["text", message]]);
  expect(link.hash).toBe("");
  expect(chatLink("", "हाँ %E0 & 1")).toBe("https://wa.me?text=हाँ%20%25E0%20%26%201");
});
