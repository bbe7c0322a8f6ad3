import type { ReactNode } from "react";
import { WhatsAppMark } from "./marks";

type ChatLinkProps = {
  href: string;
  /** Says that another app or tab opens; only for screen readers. */
  opens: string;
  className: string;
  children: ReactNode;
};

/** A link that opens a WhatsApp chat in a new tab. */
export const ChatLink = ({ href, opens, className, children }: ChatLinkProps) => (
  <a className={className} href={href} target="_blank" rel="noopener">
    <WhatsAppMark />
    <span>
      {children}
      <span className="sr-only">{` ${opens}`}</span>
    </span>
  </a>
);
