import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import {
  type DeskTemplate,
  messageOf,
  type MessageWords,
  templatesFor,
} from "@/lib/domain/desk/templates";
import { type Ways, waysTo } from "@/lib/domain/leads/lead-contact";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { templateName } from "@/components/desk/row-texts";
import { CallLink } from "@/components/desk/list/call-link";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";
import type { OnLead } from "./lead-form";

type LeadWaysProps = DeskProps & { on: OnLead; detail: LeadDetail };
type MessagesProps = LeadWaysProps & {
  templates: readonly DeskTemplate[];
  messages: Readonly<Record<Lang, MessageWords>>;
};

const WAYS = [
  { way: "whatsapp", link: "chat", kind: "green", word: "whatsapp" },
  { way: "mail", link: "mail", kind: "secondary", word: "email" },
] as const;

/** Another window, so that the desk stays where it is. */
const NEW_WINDOW = { target: "_blank", rel: "noopener" } as const;

const waysOf = ({ row }: LeadDetail): Ways => waysTo(row, { subject: "", text: "" });

/** Call, WhatsApp and mail, always in reach on a phone. The last two are noted on their way (app/desk/[lang]/go). */
export function LeadWays({ lang, words, detail, on }: LeadWaysProps) {
  const ways = waysOf(detail);
  if (detail.row.isEnded)
    return <p className="border-l-4 border-red pl-4 font-semibold">{words.detail.ended}</p>;
  if (!ways.call && !ways.mail) return <p className="text-soft">{words.leadPage.noWay}</p>;
  return (
    <p role="group" aria-label={words.leadPage.reach} className="lead-ways">
      {ways.call && (
        <CallLink href={ways.call} id={on.id} back={on.self} className={buttonClass("primary")}>
          {words.detail.call}
        </CallLink>
      )}
      {WAYS.filter(({ link }) => ways[link]).map(({ way, kind, word }) => (
        <a
          key={way}
          className={buttonClass(kind)}
          href={pathIn(lang, `/desk/go/${on.id}?way=${way}`)}
          {...(way === "whatsapp" && NEW_WINDOW)}
        >
          {words.detail[word]}
        </a>
      ))}
    </p>
  );
}

/** All messages that operators send, the best one first; each can be edited before it is opened. */
export function LeadMessages(props: MessagesProps) {
  const { words, detail, templates } = props;
  const text = words.leadPage.templates;
  const { chat, mail } = waysOf(detail);
  if (!chat && !mail) return null;
  const fitting = templatesFor(detail.row, templates);
  const others = templates.filter((one) => !fitting.includes(one));
  const line = (template: DeskTemplate) => (
    <li key={template.id}>
      <details className="entry" name="message">
        <summary>{templateName(template, words)}</summary>
        <Texts {...props} template={template} />
      </details>
    </li>
  );
  return (
    <details className="entry">
      <summary>{text.closed}</summary>
      <ul>{fitting.map(line)}</ul>
      {others.length > 0 && (
        <>
          <p className="mt-4 font-semibold">{text.others}</p>
          <ul>{others.map(line)}</ul>
        </>
      )}
    </details>
  );
}

type TextsProps = MessagesProps & { template: DeskTemplate };

/** The message in the person's language, and folded in the other one. */
function Texts({ template, ...props }: TextsProps) {
  const own = props.detail.row.lang;
  const others = LANGS.filter((lang) => lang !== own);
  return (
    <>
      <OneText {...props} {...{ template }} of={own} />
      {others.map((lang) => (
        <details key={lang} className="entry">
          <summary>{props.words.leadPage.templates.other}</summary>
          <OneText {...props} {...{ template }} of={lang} />
        </details>
      ))}
    </>
  );
}

function OneText({ words, on, detail, messages, template, of }: TextsProps & { of: Lang }) {
  const { row, unsubscribe } = detail;
  const { text } = messageOf(template, row, of, { ...messages[of], unsubscribe });
  const ways = waysOf(detail);
  return (
    <DeskForm
      to={`leads/${on.id}/talk`}
      back={on.self}
      fields={{ template: template.id, lang: of }}
      {...NEW_WINDOW}
      data-plain
      className="grid max-w-xl gap-3 pb-4"
    >
      <Field name="text" label={words.leadPage.templates.text}>
        {(control) => <textarea {...control} rows={5} lang={of} defaultValue={text} />}
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
