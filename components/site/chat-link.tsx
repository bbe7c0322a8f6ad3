import type { ReactNode } from "react";
import { WhatsAppMark } from "./marks";
import type { ChromeWords } from "@/lib/content/en/chrome";

type ChatButtonProps = { href: string; words: Pick<ChromeWords, "chat" | "opensWhatsApp"> };

const BUTTON =
  "group fixed right-[calc(1rem+env(safe-area-inset-right))] bottom-[calc(1rem+env(safe-area-inset-bottom))] z-5 flex size-[48px] items-center justify-center rounded-[50%] border-3 border-paper bg-whatsapp text-white hover:bg-green print:hidden";

/** The round button at the bottom right that opens a WhatsApp chat in a new tab. */
export const ChatButton = ({ href, words: { chat, opensWhatsApp } }: ChatButtonProps) => (
  <aside className="chat-button" aria-label={chat.label}>
    <a
      className={BUTTON}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${chat.tooltip} ${opensWhatsApp}`}
    >
      <WhatsAppMark className="size-7" />
      <span
        className="absolute -top-1.5 -right-1.5 size-5.5 rounded-[50%] border-2 border-paper bg-red text-center text-[0.875rem] leading-[1.125rem] font-extrabold"
        aria-hidden="true"
      >
        !
      </span>
      <span
        className="pointer-events-none invisible absolute right-[calc(100%+0.625rem)] rounded-[6px] border border-paper bg-ink px-3 py-1.5 text-[0.9375rem] font-semibold whitespace-nowrap text-paper group-hover:visible group-focus-visible:visible"
        aria-hidden="true"
      >
        <span className="hidden desk:inline">{chat.tooltip}</span>
        <span className="desk:hidden">{chat.shortTooltip}</span>
      </span>
    </a>
  </aside>
);

type ChatLinkProps = {
  href: string;
  /** Says that another app or tab opens; only for screen readers. */
  opens: string;
  className: string;
  /** The id of the heading that it is about, read with it. */
  about?: string;
  children: ReactNode;
};

/** A link that opens a WhatsApp chat in a new tab. */
export const ChatLink = ({ href, opens, className, about, children }: ChatLinkProps) => (
  <a
    className={className}
    href={href}
    target="_blank"
    rel="noopener"
    id={about && `chat-${about}`}
    aria-labelledby={about && `chat-${about} ${about}`}
  >
    <WhatsAppMark />
    <span>
      {children}
      <span className="sr-only">{` ${opens}`}</span>
    </span>
  </a>
);
