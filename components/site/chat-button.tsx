import type { ChromeWords } from "@/lib/content/en/chrome";
import { WhatsAppMark } from "./whatsapp-mark";

type ChatButtonProps = { href: string; words: Pick<ChromeWords, "chat" | "opensWhatsApp"> };

/** The round button at the bottom right that opens a WhatsApp chat in a new tab. */
export function ChatButton({ href, words: { chat, opensWhatsApp } }: ChatButtonProps) {
  return (
    <aside aria-label={chat.label}>
      <a
        className="chat-button"
        href={href}
        target="_blank"
        rel="noopener"
        aria-label={`${chat.tooltip} ${opensWhatsApp}`}
      >
        <WhatsAppMark className="size-8" />
        <span className="chat-badge" aria-hidden="true">
          !
        </span>
        <span className="chat-tooltip" aria-hidden="true">
          <span className="hidden desk:inline">{chat.tooltip}</span>
          <span className="desk:hidden">{chat.shortTooltip}</span>
        </span>
      </a>
    </aside>
  );
}
