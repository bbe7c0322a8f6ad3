import { chatLink } from "@/lib/domain/core/chat-link";
import { contactRequestFrom, requestText } from "@/lib/domain/leads/contact-request";
import type { ContactPageWords } from "@/lib/content/slices/contact-words";
import { ChatLink } from "@/components/site/chat-link";
import { buttonClass } from "@/components/ui/button";

type WhatsAppBoxProps = Pick<ContactPageWords, "way" | "chat"> & {
  /** The query of the page's address, which may name a topic and a package. */
  search: string;
};

/** The WhatsApp button; its message names the topic of the page's address. */
export function WhatsAppBox({ way, chat, search }: WhatsAppBoxProps) {
  const request = contactRequestFrom(search);
  const { topic, pack } = request;
  return (
    <>
      <p className="mb-4 min-h-28 border-l-4 border-marigold bg-marigold-wash px-4 py-3 sm:min-h-20">
        <span className="block text-base text-soft">
          {way.about} {way.topics[topic]}
        </span>
        <strong>
          {pack ? (
            <>
              {way.plain[pack.id]} (<span lang="en">{pack.name}</span>), {way.prices[pack.id].whole}
            </>
          ) : (
            way.noPackage
          )}
        </strong>
      </p>
      <ChatLink
        className={buttonClass("whatsapp", "text-lg")}
        href={chatLink(chat.whatsappNumber, requestText(request, way.texts))}
        opens={chat.opens}
      >
        {way.ways.whatsapp}
      </ChatLink>
      <p className="mt-2 text-base text-soft">{way.ways.whatsappNote}</p>
    </>
  );
}
