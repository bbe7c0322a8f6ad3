import { contentIn } from "@/lib/content";
import { chatLink } from "@/lib/domain/core/chat-link";
import type { Lang } from "@/lib/domain/core/languages";
import { ChatLink } from "@/components/site/chat-link";

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
