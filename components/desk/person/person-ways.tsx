import type { Lang } from "@/lib/domain/core/languages";
import {
  type DeskTemplate,
  messageOf,
  type MessageWords,
  templatesFor,
} from "@/lib/domain/desk/templates";
import { type Ways, waysTo } from "@/lib/domain/leads/lead-contact";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { CallLink } from "@/components/desk/list/row-parts";
import { templateName } from "@/components/desk/row-texts";
import { buttonClass } from "@/components/ui/button";
import type { DeskRoomWords } from "@/components/desk/desk-words";
import { deskHref } from "@/lib/server/desk/list-choice";
import type { PersonPart } from "./person-form";
import { type ShownWay, TextForms } from "./text-forms";

type PersonTextsProps = PersonPart & {
  templates: readonly DeskTemplate[];
  messages: Readonly<Record<Lang, MessageWords>>;
};

const WAYS = [
  { way: "whatsapp", link: "chat", kind: "green", word: "whatsapp" },
  { way: "mail", link: "mail", kind: "secondary", word: "email" },
] as const;

const waysOf = (row: PersonRow): Ways => waysTo(row, { subject: "", text: "" });

const shownWays = (row: PersonRow, { detail }: DeskRoomWords): ShownWay[] =>
  WAYS.filter(({ link }) => waysOf(row)[link]).map(({ way, kind, word }) => ({
    way,
    kind,
    word: detail[word],
  }));

/** Call, WhatsApp and mail, always in reach on a phone. The last two are noted on their way (app/desk/[lang]/go). */
export function PersonWays({ lang, words, detail: { row }, on }: PersonPart) {
  const ways = waysOf(row);
  if (row.isSilent)
    return <p className="border-l-4 border-red pl-4 font-semibold">{words.detail.ended}</p>;
  if (!ways.call && !ways.mail) return <p className="text-soft">{words.person.noWay}</p>;
  return (
    <p role="group" aria-label={words.person.reach} className="person-ways flex flex-wrap gap-2">
      {ways.call && (
        <CallLink
          href={ways.call}
          person={on.person}
          back={on.self}
          className={buttonClass("primary")}
        >
          {words.detail.call}
        </CallLink>
      )}
      {shownWays(row, words).map(({ way, kind, word }) => (
        <a
          key={way}
          className={buttonClass(kind)}
          href={deskHref(lang, `/go/${on.person}`, { way })}
          {...(way === "whatsapp" && { target: "_blank", rel: "noopener" })}
        >
          {word}
        </a>
      ))}
    </p>
  );
}

/** Behind one line: the best text to be edited before it is opened, and the others as they are. */
export function PersonTexts(props: PersonTextsProps) {
  const {
    lang,
    words,
    detail: { row },
    on,
    templates,
    messages,
  } = props;
  const ways = shownWays(row, words);
  const [best, ...fitting] = templatesFor(row, templates);
  const others = templates.filter((one) => one !== best && !fitting.includes(one));
  if (ways.length === 0) return null;
  const textIn = (of: Lang) => messageOf(best ?? null, row, of, messages[of]).text;
  return (
    <TextForms
      {...{ lang, on, ways }}
      of={row.lang}
      words={words.person.texts}
      best={best ? { id: best.id, texts: { en: textIn("en"), hi: textIn("hi") } } : null}
      others={[...fitting, ...others].map((one) => [one.id, templateName(one, words)] as const)}
    />
  );
}
