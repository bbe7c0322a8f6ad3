import { contentIn } from "@/lib/content";
import type { Lang } from "@/lib/domain/core/languages";
import type { Email } from "./email";

/** The email with the link that opens the desk. */
export const linkEmail = (to: string, link: string, lang: Lang): Email => {
  const { subject, text, open, ignore } = contentIn(lang).mails.link;
  return {
    lang,
    subject,
    to: [to],
    replyTo: null,
    parts: [
      { kind: "title", text: subject },
      { kind: "text", text },
      { kind: "link", text: open, href: link },
      { kind: "text", text: ignore },
    ],
  };
};
