import { chatLink } from "@/lib/domain/core/chat-link";

type SendLinkProps = {
  /** Digits with country code; "" where WhatsApp asks for the recipient. */
  to?: string;
  text: string;
  /** Read to a screen reader: that another app opens, and for whom. */
  opens: string;
  children: string;
};

/** A link that opens WhatsApp with a text. Without the picture of other such links: it would be a request. */
export const SendLink = ({ to = "", text, opens, children }: SendLinkProps) => (
  <a
    className="inline-flex min-h-11 items-center font-semibold text-whatsapp underline underline-offset-4"
    href={chatLink(to, text)}
    target="_blank"
    rel="noopener"
  >
    {children}
    <span className="sr-only"> {opens}</span>
  </a>
);
