import { packageName } from "@/lib/domain/check/packages";
import { fill, inRupees } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import type { Said } from "@/lib/domain/core/said";
import type { Message, PersonDetail } from "@/lib/server/desk/people-desk";
import { erasureLine } from "@/lib/server/desk/person-erasure";
import { Button, buttonClass } from "@/components/ui/button";
import { shortDayIn } from "@/components/ui/date-format";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";
import { MessageTick } from "./person-form";

type DeleteViewProps = DeskProps & {
  back: string;
  said: Said | null;
  detail: PersonDetail;
  /** The messages of people with the same phone or address. */
  alike: readonly Message[];
};

/**
 * The question before everything about a person is deleted. All of the person's messages are ticked; one with only the
 * same phone or address may be another person's, and a deletion cannot be undone.
 */
export function DeleteView({ lang, words, back, said, detail, alike }: DeleteViewProps) {
  const { erase } = words;
  const { row, messages, sales, hasAccount } = detail;
  const ticked = said?.kept?.["ids"]?.split(" ") ?? messages.map(({ id }) => id);
  const packages = sales.map((sale) => packageName(sale.packageId) || words.person.sale.noPackage);
  const group = (title: string, shown: readonly Message[]) =>
    shown.length > 0 && (
      <fieldset className="mt-4">
        <legend className="font-semibold">{title}</legend>
        {shown.map((message) => (
          <MessageTick key={message.id} id={message.id} isTicked={ticked.includes(message.id)}>
            {erasureLine(message, words)} · {shortDayIn(lang, message.lead.receivedAt)}
          </MessageTick>
        ))}
      </fieldset>
    );
  return (
    <DeskForm
      key={row.person}
      to="erasures"
      {...{ back, fields: { of: row.person } }}
      className="page max-w-xl py-5"
    >
      <h2 className="text-2xl">{erase.question}</h2>
      {group(erase.leads, messages)}
      {group(erase.more, alike)}
      {sales.length > 0 && (
        <p className="mt-4 font-semibold">
          {fill(erase.money, {
            paid: inRupees(row.sums.paid),
            amount: inRupees(row.sums.rupees),
            packages: [...new Set(packages)].join(", "),
          })}
        </p>
      )}
      <p className="mt-4">
        {erase.items} {hasAccount && erase.account}
      </p>
      <p className="mt-2 text-base text-soft">{erase.stays}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" type="submit">
          {erase.confirm}
        </Button>
        <a className={buttonClass("secondary")} href={pathIn(lang, `/desk/people/${row.person}`)}>
          {erase.cancel}
        </a>
      </div>
    </DeskForm>
  );
}
