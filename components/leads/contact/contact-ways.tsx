import type { ComponentProps } from "react";
import type { ContactWords } from "@/lib/content/en/contact";
import { ChatLink } from "@/components/site/chat-link";
import { buttonClass } from "@/components/ui/button";
import { ContactDetails } from "@/components/shared/contact-details";

type ContactWaysProps = Omit<ComponentProps<typeof ContactDetails>, "words"> & {
  words: ContactWords;
  /** With a message that names what the visitor came for. */
  chatHref: string;
  /** The page of "Call me". */
  callHref?: string;
  opens: string;
};

/** Every other way to reach us. */
export function ContactWays({ words, chatHref, callHref, opens, ...details }: ContactWaysProps) {
  const { ways, waysTitle } = words;
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="text-xl">
        {waysTitle}
      </h2>
      <p className="mt-4 flex flex-wrap gap-3">
        <ChatLink className={buttonClass("green", "text-lg")} href={chatHref} opens={opens}>
          {ways.whatsapp}
        </ChatLink>
        {callHref && (
          <a className={buttonClass("secondary", "text-lg")} href={callHref}>
            {ways.callMe}
          </a>
        )}
      </p>
      <ContactDetails words={ways} {...details} />
    </section>
  );
}
