"use client";

import { useSyncExternalStore } from "react";
import { chatLink } from "@/lib/domain/chat-link";
import { contactRequestFrom, requestText } from "@/lib/domain/contact-request";
import { inRupees } from "@/lib/domain/packages";
import type { ContactWords } from "@/lib/content/en/contact";
import { ChatLink } from "@/components/site/chat-link";
import { buttonClass } from "@/components/ui/button";

const never = () => () => {};
const queryNow = () => location.search;
const noQuery = () => "";

type ChatWayProps = {
  words: Pick<ContactWords, "about" | "noPackage" | "topics" | "texts" | "ways">;
  whatsappNumber: string;
  opens: string;
};

/** The WhatsApp button, its message written for what the address asks about; without JavaScript a general one. */
export function ChatWay({ words, whatsappNumber, opens }: ChatWayProps) {
  const request = contactRequestFrom(useSyncExternalStore(never, queryNow, noQuery));
  const { topic, pack } = request;
  return (
    <>
      <p className="mb-4 min-h-28 border-l-4 border-marigold bg-marigold-wash px-4 py-3 sm:min-h-20">
        <span className="block text-base text-soft">
          {words.about} {words.topics[topic]}
        </span>
        <strong>
          {pack ? (
            <>
              <span lang="en">{pack.name}</span>, {inRupees(pack.priceRupees)}
            </>
          ) : (
            words.noPackage
          )}
        </strong>
      </p>
      <ChatLink
        className={buttonClass("whatsapp", "text-lg")}
        href={chatLink(whatsappNumber, requestText(request, words.texts))}
        opens={opens}
      >
        {words.ways.whatsapp}
      </ChatLink>
      <p className="mt-2 text-base text-soft">{words.ways.whatsappNote}</p>
    </>
  );
}
