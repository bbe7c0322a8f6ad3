import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { DeskTemplate, MessageWords } from "@/lib/domain/desk/templates";
import type { Said } from "@/lib/domain/core/said";
import type { Neighbours } from "@/lib/server/desk/neighbours";
import type { LeadPaying as Paying } from "@/lib/server/desk/pay-desk";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { Button, buttonClass } from "@/components/ui/button";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";
import { LeadCallPart } from "./lead-call";
import { LeadCheck } from "./lead-check";
import { LeadEdit } from "./lead-edit";
import { LeadFacts } from "./lead-facts";
import { LeadForm, type OnLead } from "./lead-form";
import { LeadHead, LeadNav } from "./lead-head";
import { LeadHistory } from "./lead-history";
import { PersonMessages } from "./lead-messages";
import { LeadPaying } from "./lead-paying";
import { LeadNote } from "./lead-note";
import { LeadStage, NextStep } from "./lead-stage";
import { LeadMessages, LeadWays } from "./lead-ways";
import { LeftDraft } from "./note-draft";
import "@/components/desk/list/person-rows.css";
import "./lead-detail.css";

export type LeadViewProps = DeskProps & {
  detail: LeadDetail;
  paying: Paying;
  neighbours: Neighbours;
  /** The page that leads here, and this page itself with its query. */
  back: string;
  self: string;
  templates: readonly DeskTemplate[];
  /** What the templates' messages need, in their language. */
  messages: Readonly<Record<Lang, MessageWords>>;
  said: Said | null;
  /** Epoch ms. */
  now: number;
};

/** A person's lead, from the call to the end of the sale: what is needed first stands on a phone's first screen. */
export function LeadView(props: LeadViewProps) {
  const { lang, words, detail, neighbours, back, self, said, now } = props;
  const { row } = detail;
  const on: OnLead = { id: row.id, version: row.version, self };
  const part = { lang, words, on, detail };
  return (
    <article>
      <LeadNav {...{ lang, words, back, neighbours }} />
      <div className="page">
        <LeadHead {...part} />
        <LeadWays {...part} />
        <LeadCallPart {...part} now={now} />
        <div className="lead-columns grid gap-x-12 *:min-w-0 lg:grid-cols-2 lg:items-start">
          <div>
            <LeadNote {...part} said={said} />
            {!row.isEnded && (
              <LeadMessages {...part} templates={props.templates} messages={props.messages} />
            )}
            <NextStep {...part} {...{ row, now }} />
            <LeadPaying {...part} {...{ said, now }} paying={props.paying} />
            <LeadStage {...part} {...{ row, now }} />
          </div>
          <div>
            <PersonMessages {...part} back={back} />
            {row.kind !== "newsletter" && (
              <section aria-labelledby="check">
                <h3 id="check">{words.detail.check}</h3>
                <LeadCheck {...{ lang, words, now }} id={row.id} check={detail.check} />
              </section>
            )}
            <LeadHistory {...part} />
            <section aria-labelledby="known">
              <h3 id="known">{words.detail.known}</h3>
              <details className="entry">
                <summary>{words.leadPage.sections.facts}</summary>
                <LeadFacts {...part} />
              </details>
              <LeadEdit {...part} said={said} />
              <Spam {...part} />
              <Requests {...part} />
            </section>
          </div>
        </div>
      </div>
    </article>
  );
}

type PartProps = DeskProps & { on: OnLead; detail: LeadDetail };

function Spam({ words, on, detail }: PartProps) {
  const { mark } = words.leadPage;
  const isSpam = detail.row.flags.length > 0;
  return (
    <details className="entry">
      <summary>{mark.title}</summary>
      <p>{mark.text}</p>
      <LeadForm on={on} className="py-3">
        <Button type="submit" name="do" value={isSpam ? "notSpam" : "spam"}>
          {isSpam ? mark.notSpam : mark.spam}
        </Button>
      </LeadForm>
    </details>
  );
}

/** What a person may ask for: a copy, and the deletion of everything. */
const Requests = ({ lang, words: { leadPage, erase }, on }: PartProps) => (
  <>
    <details className="entry">
      <summary>{leadPage.copy.title}</summary>
      <p>{leadPage.copy.text}</p>
      <DeskForm to={`leads/${on.id}/copy`} back={on.self} className="py-3">
        <Button type="submit">{leadPage.copy.save}</Button>
      </DeskForm>
    </details>
    <details className="entry">
      <summary>{erase.title}</summary>
      <p>{erase.text}</p>
      <p className="py-3">
        <a className={buttonClass("secondary")} href={pathIn(lang, `/desk/leads/${on.id}/delete`)}>
          {erase.open}
        </a>
      </p>
    </details>
  </>
);

type GoneProps = DeskProps & { id: string; back: string; said: Said | null };

/** A lead that is no longer there, with what was written about it and not saved. */
export const LeadGone = ({ lang, words, id, back, said }: GoneProps) => (
  <article>
    <LeadNav {...{ lang, words, back }} neighbours={{ previous: null, next: null }} />
    <div className="page pb-10">
      <p className="py-4">{words.leadPage.missing.gone}</p>
      {said?.kept?.["text"] ? (
        <p className="lead-said">{said.kept["text"]}</p>
      ) : (
        <LeftDraft leadId={id} words={words.leadPage.missing} />
      )}
    </div>
  </article>
);
