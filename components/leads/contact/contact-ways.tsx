import type { ComponentProps } from "react";
import { type ContactRequest, requestText } from "@/lib/domain/leads/contact-request";
import { isPlainQuestion } from "@/lib/domain/leads/contact-topics";
import { chatLink } from "@/lib/domain/core/chat-link";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ContactWords } from "@/lib/content/en/contact";
import type { ContactPageWords } from "@/lib/content/slices/contact-words";
import { ChatLink } from "@/components/site/chat-link";
import { buttonClass } from "@/components/ui/button";
import { ContactDetails } from "@/components/shared/contact-details";

type ContactWaysProps = Omit<ComponentProps<typeof ContactDetails>, "words"> & {
  lang: Lang;
  request: ContactRequest;
  words: ContactWords;
  chat: ContactPageWords["chat"];
};

/** Every other way to reach us; the WhatsApp message names what the visitor came for. */
export function ContactWays({ lang, request, words, chat, ...details }: ContactWaysProps) {
  const { ways, waysTitle, texts } = words;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="text-xl">
        {waysTitle}
      </h2>
      <p className="mt-4 flex flex-wrap gap-3">
        <ChatLink
          className={buttonClass("green", "text-lg")}
          href={chatLink(chat.whatsappNumber, requestText(request, texts))}
          opens={chat.opens}
        >
          {ways.whatsapp}
        </ChatLink>
        {isPlainQuestion(request) && (
          <a
            className={buttonClass("secondary", "text-lg")}
            href={pathIn(lang, "/contact?topic=call")}
          >
            {ways.callMe}
          </a>
        )}
      </p>
      <ContactDetails words={ways} {...details} />
    </section>
  );
}
