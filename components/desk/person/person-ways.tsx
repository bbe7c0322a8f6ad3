import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import {
  type DeskTemplate,
  messageOf,
  type MessageWords,
  templatesFor,
} from "@/lib/domain/desk/templates";
import { type Ways, waysTo } from "@/lib/domain/leads/lead-contact";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { CallLink } from "@/components/desk/list/call-link";
import { templateName } from "@/components/desk/row-texts";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DeskForm } from "@/components/desk/desk-form";
import { Fold } from "@/components/desk/desk-section";
import type { PersonPart } from "./person-form";

type PersonTextsProps = PersonPart & {
  templates: readonly DeskTemplate[];
  messages: Readonly<Record<Lang, MessageWords>>;
};

const WAYS = [
  { way: "whatsapp", link: "chat", kind: "green", word: "whatsapp" },
  { way: "mail", link: "mail", kind: "secondary", word: "email" },
] as const;

/** Another window, so that the desk stays where it is. */
const NEW_WINDOW = { target: "_blank", rel: "noopener" } as const;

const waysOf = (row: PersonRow): Ways => waysTo(row, { subject: "", text: "" });

/** The address that opens a way with a text, by default the best one. */
const goTo = (lang: Lang, person: string, fields: Record<string, string>): string =>
  `${pathIn(lang, `/desk/go/${person}`)}?${new URLSearchParams(fields)}`;

/** Call, WhatsApp and mail, always in reach on a phone. The last two are noted on their way (app/desk/[lang]/go). */
export function PersonWays({ lang, words, detail: { row }, on }: PersonPart) {
  const ways = waysOf(row);
  if (row.isSilent)
    return <p className="border-l-4 border-red pl-4 font-semibold">{words.detail.ended}</p>;
  if (!ways.call && !ways.mail) return <p className="text-soft">{words.person.noWay}</p>;
  return (
    <p role="group" aria-label={words.person.reach} className="person-ways">
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
      {WAYS.filter(({ link }) => ways[link]).map(({ way, kind, word }) => (
        <a
          key={way}
          className={buttonClass(kind)}
          href={goTo(lang, on.person, { way })}
          {...(way === "whatsapp" && NEW_WINDOW)}
        >
          {words.detail[word]}
        </a>
      ))}
    </p>
  );
}

/** Behind one line: the best text to be edited before it is opened, and the others as they are. */
export function PersonTexts(props: PersonTextsProps) {
  const { lang, words, detail, on, templates } = props;
  const { row } = detail;
  const { texts } = words.person;
  const { chat, mail } = waysOf(row);
  const [best, ...fitting] = templatesFor(row, templates);
  const others = templates.filter((one) => one !== best && !fitting.includes(one));
  if (!chat && !mail) return null;
  return (
    <Fold title={texts.another}>
      {best && (
        <>
          <OneText {...props} template={best} of={row.lang} />
          <Fold title={texts.other}>
            <OneText {...props} template={best} of={LANGS.find((one) => one !== row.lang)!} />
          </Fold>
        </>
      )}
      <ul className="person-texts">
        {[...fitting, ...others].map((template) => (
          <li key={template.id}>
            <span>{templateName(template, words)}</span>
            {WAYS.filter(({ link }) => waysOf(row)[link]).map(({ way, word }) => (
              <a
                key={way}
                className="desk-chip"
                href={goTo(lang, on.person, { way, template: template.id, lang: row.lang })}
                {...NEW_WINDOW}
              >
                {words.detail[word]}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

type OneTextProps = PersonTextsProps & { template: DeskTemplate; of: Lang };

/** A text in a language, to be edited before it is opened. */
function OneText({ words, on, detail: { row }, messages, template, of }: OneTextProps) {
  const ways = waysOf(row);
  return (
    <DeskForm
      to={`people/${on.person}/talk`}
      back={on.self}
      fields={{ template: template.id, lang: of }}
      {...NEW_WINDOW}
      data-plain
      className="grid max-w-xl gap-3 pb-4"
    >
      <Field name="text" label={words.person.texts.text}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            lang={of}
            defaultValue={messageOf(template, row, of, messages[of]).text}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-3">
        {WAYS.filter(({ link }) => ways[link]).map(({ way, kind, word }) => (
          <Button key={way} type="submit" name="way" value={way} kind={kind}>
            {words.detail[word]}
          </Button>
        ))}
      </p>
    </DeskForm>
  );
}
