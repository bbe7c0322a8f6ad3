import { contentIn } from "@/lib/content";
import { chatLink } from "@/lib/domain/core/chat-link";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { ChatLink } from "@/components/site/chat-link";
import type { ReadyMessage } from "@/lib/content/blog/post-words";

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

type MessagesToCopyProps = {
  lang: Lang;
  messages: ReadonlyArray<{ label: string; text: string }>;
};

/** Many messages to copy, each with what it is for; WhatsApp asks for the recipient. */
export function MessagesToCopy({ lang, messages }: MessagesToCopyProps) {
  const { blog, chrome } = contentIn(lang);
  return (
    <ul className="mt-4 border-l-4 border-whatsapp bg-card px-4 sm:px-6">
      {messages.map(({ label, text }) => (
        <li key={label} className="border-t border-rule pt-3">
          <p className="text-base font-semibold">{label}</p>
          <p>{text}</p>
          <ChatLink
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-whatsapp underline underline-offset-4"
            href={chatLink("", text)}
            opens={chrome.opensWhatsApp}
          >
            {blog.messages.send} <span className="sr-only">{label}</span>
          </ChatLink>
        </li>
      ))}
    </ul>
  );
}
