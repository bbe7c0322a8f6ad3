import type { ReactNode } from "react";
import { pathIn } from "@/lib/domain/core/languages";
import { isEnded, type Lead } from "@/lib/domain/leads/lead";
import type { PersonDetail } from "@/lib/server/desk/people-desk";
import { isCertain } from "@/lib/server/desk/person-copy";
import { erasureLine } from "@/lib/server/desk/person-erasure";
import { Button, buttonClass } from "@/components/ui/button";
import { shortDayIn } from "@/components/ui/date-format";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";
import { MessageTick } from "./message-tick";
import { type OnPerson, PersonForm } from "./person-form";

type RequestsProps = DeskProps & { on: OnPerson; detail: PersonDetail };
type FoldProps = { title: string; text: string; children: ReactNode };

const Fold = ({ title, text, children }: FoldProps) => (
  <details className="entry">
    <summary>{title}</summary>
    <p>{text}</p>
    {children}
  </details>
);

/** What a person may ask for: no more calls, a copy, the deletion of everything; and spam. */
export function PersonRequests({ lang, words, on, detail }: RequestsProps) {
  const { bar, mark, copy } = words.person;
  const { erase } = words;
  const { row, messages } = detail;
  // Nobody but the person takes a withdrawal back.
  const isWithdrawn = messages.length > 0 && messages.every(({ lead }) => isEnded(lead as Lead));
  return (
    <>
      {!isWithdrawn && !row.isSpam && (
        <Fold {...bar}>
          <PersonForm on={on} className="py-3">
            <Button type="submit" name="do" value={row.isSilent ? "unbar" : "bar"}>
              {row.isSilent ? bar.unbar : bar.bar}
            </Button>
          </PersonForm>
        </Fold>
      )}
      <Fold {...mark}>
        <PersonForm on={on} className="py-3">
          <Button type="submit" name="do" value={row.isSpam ? "notSpam" : "spam"}>
            {row.isSpam ? mark.notSpam : mark.spam}
          </Button>
        </PersonForm>
      </Fold>
      <Fold {...copy}>
        <DeskForm to={`people/${on.person}/copy`} back={on.self} className="py-3">
          <fieldset className="pb-3">
            <legend className="font-semibold">{copy.which}</legend>
            {messages.map((message) => (
              <MessageTick
                key={message.id}
                id={message.id}
                isTicked={isCertain(row, message.lead as Lead)}
              >
                {erasureLine(message, words)} · {shortDayIn(lang, message.lead.receivedAt)}
              </MessageTick>
            ))}
          </fieldset>
          <Button type="submit">{copy.save}</Button>
        </DeskForm>
      </Fold>
      <Fold {...erase}>
        <p className="py-3">
          <a
            className={buttonClass("secondary")}
            href={pathIn(lang, `/desk/people/${on.person}/delete`)}
          >
            {erase.open}
          </a>
        </p>
      </Fold>
    </>
  );
}
