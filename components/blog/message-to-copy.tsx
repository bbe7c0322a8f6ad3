import { contentIn } from "@/lib/content";
import type { ReadyMessage } from "@/lib/content/blog/post-words";
import { chatLink } from "@/lib/domain/core/chat-link";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { ChatLink } from "@/components/site/chat-link";

type MessageToCopyProps = { lang: Lang; message: ReadyMessage & { label: string } };

/** A message to copy, in both languages, the page's first; WhatsApp asks for the recipient. */
export function MessageToCopy({ lang, message }: MessageToCopyProps) {
  const { blog, chrome } = contentIn(lang);
  const words = blog.messages;
  return (
    <figure className="mt-6 border-l-4 border-whatsapp bg-card px-4 py-4 sm:px-6">
      <figcaption className="font-semibold">{message.label}</figcaption>
      {[lang, ...LANGS.filter((other) => other !== lang)].map((one) => (
        <div key={one} className="mt-3 border-t border-rule pt-3">
          <blockquote lang={one}>{message[one]}</blockquote>
          <ChatLink
            className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-whatsapp underline underline-offset-4"
            href={chatLink("", message[one])}
            opens={chrome.opensWhatsApp}
          >
            {words.send} <span className="sr-only">{`${message.label}, ${words[one]}`}</span>
          </ChatLink>
        </div>
      ))}
    </figure>
  );
}
