import type { LawWords } from "@/lib/content/en/law";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { ChatLink } from "@/components/site/chat-link";
import { FactList } from "@/components/shared/fact-list";

type LawReachProps = {
  lang: Lang;
  words: LawWords;
  reach: { phone: { dial: string; shown: string }; email: string; office: string | null };
  chat: { href: string; opens: string };
  /** The related texts of law. */
  related: ReadonlyArray<keyof LawWords["pages"]>;
};

const LINK = "inline-flex min-h-11 items-center gap-2 text-red underline";

/** Contacts and related texts: the end of each text of law. */
export function LawReach({ lang, words, reach, chat, related }: LawReachProps) {
  const { title, whatsapp, phone, email, office, hours, hoursText } = words.reach;
  return (
    <section className="law-section" aria-labelledby="reach-title">
      <h2 id="reach-title" className="mb-4">
        {title}
      </h2>
      <FactList
        facts={[
          {
            label: "WhatsApp",
            fact: (
              <ChatLink className={LINK} href={chat.href} opens={chat.opens}>
                {whatsapp}
              </ChatLink>
            ),
          },
          {
            label: phone,
            fact: (
              <a className={LINK} href={`tel:${reach.phone.dial}`}>
                {reach.phone.shown}
              </a>
            ),
          },
          {
            label: email,
            fact: (
              <a className={`${LINK} break-all`} href={`mailto:${reach.email}`}>
                {reach.email}
              </a>
            ),
          },
          { label: hours, fact: hoursText },
          ...(reach.office ? [{ label: office, fact: reach.office }] : []),
        ]}
      />
      <p className="mt-6 print:hidden">
        <span className="mr-4 text-soft">{`${words.related}:`}</span>
        {related.map((page) => (
          <a key={page} className={`${LINK} mr-5`} href={pathIn(lang, `/${page}`)}>
            {words.pages[page]}
          </a>
        ))}
      </p>
    </section>
  );
}
