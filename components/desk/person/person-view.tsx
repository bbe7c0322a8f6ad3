import type { Lang } from "@/lib/domain/core/languages";
import { pathIn } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import type { DeskTemplate, MessageWords } from "@/lib/domain/desk/templates";
import { ownerOf, stepText } from "@/components/desk/row-texts";
import { LeftDraft } from "./note-draft";
import { PersonCheck } from "./person-check";
import { talkWords } from "@/components/desk/desk-words";
import { keptIn, PersonForm, type PersonPart } from "./person-form";
import { PersonCall, PersonHead, PersonNav } from "./person-head";
import { PersonHistory, PersonMessages } from "./person-messages";
import { PersonEdit, PersonRequests } from "./person-requests";
import { PersonClaims, PersonSales } from "./person-sales";
import { PersonTexts, PersonWays } from "./person-ways";
import { TalkForm } from "./talk-form";

/** The list to which a person's page leads back where nothing else did. */
const backTo = (lang: Lang, from: string | null): string => from ?? pathIn(lang, "/desk/people");

export type PersonViewProps = Omit<PersonPart, "on"> & {
  /** The page that leads here; null: none. */
  from: string | null;
  /** This page itself with its query. */
  back: string;
  templates: readonly DeskTemplate[];
  /** What the templates' messages need, in their language. */
  messages: Readonly<Record<Lang, MessageWords>>;
  /** Whether there is no other operator: then nothing is owned. */
  isAlone: boolean;
};

/** A person, from the call to the end of the sale: what is needed first stands on a phone's first screen. */
export function PersonView(props: PersonViewProps) {
  const { lang, words, detail, partners, from, back, said, now, dueOn } = props;
  const { row, check } = detail;
  const { stage, packageId } = row;
  const on = { person: row.person, version: row.version, self: back };
  const part = { lang, words, on, detail, partners, said, dueOn, now };
  if (row.isErased) return <ErasedBuyer {...part} from={from} />;
  return (
    <article>
      <PersonNav words={words} back={backTo(lang, from)} />
      <div className="page">
        <PersonHead {...part} />
        <PersonWays {...part} />
        <PersonCall {...part} />
        <PersonClaims {...part} />
        <div className="person-columns grid gap-x-12 *:min-w-0 lg:grid-cols-2 lg:items-start">
          <div>
            <TalkForm
              {...{ lang, on, from, dueOn, now, stage, packageId }}
              step={stepText(row, props)}
              words={talkWords(words)}
              kept={keptIn(said, "talk") ?? {}}
              isSaved={said !== null && !said.kept}
            />
            <PersonTexts {...part} templates={props.templates} messages={props.messages} />
            <PersonSales {...part} />
          </div>
          <div>
            <PersonMessages {...part} />
            <section aria-labelledby="check">
              <h3 id="check">{words.detail.check}</h3>
              {check ? (
                <PersonCheck {...{ lang, words, now }} id={check.lead} check={check.check} />
              ) : (
                <p className="max-w-prose">{words.detail.noCheck}</p>
              )}
            </section>
            <PersonHistory {...part} />
            <section aria-label={words.detail.known}>
              {!props.isAlone && <Owner {...part} />}
              <PersonEdit {...part} />
              <PersonRequests {...part} />
            </section>
          </div>
        </div>
      </div>
    </article>
  );
}

/** Who has the person, where several operators share the work. */
const Owner = ({ words, on, detail: { row } }: PersonPart) => (
  <PersonForm on={on} className="flex flex-wrap items-center gap-3 pb-3">
    <span>
      {row.owner === null ? words.person.nobody : fill(words.person.has, { owner: ownerOf(row) })}
    </span>
    <button name="do" value={row.owner === null ? "take" : "giveBack"} className="desk-chip">
      {row.owner === null ? words.screens.next.take : words.person.giveBack}
    </button>
  </PersonForm>
);

/** What the books keep of a buyer who was deleted. */
const ErasedBuyer = ({ from, ...part }: PersonPart & Pick<PersonViewProps, "from">) => (
  <article>
    <PersonNav words={part.words} back={backTo(part.lang, from)} />
    <div className="person-columns page pb-10">
      <p className="py-4">{part.words.person.deleted}</p>
      <PersonSales {...part} />
    </div>
  </article>
);

type GoneProps = Pick<PersonViewProps, "lang" | "words" | "from" | "said"> & { person: string };

/** A person who is no longer there, with what was written and not saved. */
export const PersonGone = ({ lang, words, person, from, said }: GoneProps) => (
  <article>
    <PersonNav words={words} back={backTo(lang, from)} />
    <div className="page pb-10">
      <p className="py-4">{words.person.missing.gone}</p>
      {said?.kept?.["text"] ? (
        <p className="person-said">{said.kept["text"]}</p>
      ) : (
        <LeftDraft person={person} words={words.person.missing} />
      )}
    </div>
  </article>
);
