import { pathIn } from "@/lib/domain/core/languages";
import type { Said } from "@/lib/domain/core/said";
import { erasureLine } from "@/lib/server/desk/person-erasure";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { Button, buttonClass } from "@/components/ui/button";
import { shortDayIn } from "@/components/ui/date-format";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";

type DeleteViewProps = DeskProps & { back: string; said: Said | null; detail: LeadDetail };

/**
 * The question before everything about a person is deleted. All of the person's leads are ticked; one with only the same
 * phone or address may be another person's, and a deletion cannot be undone.
 */
export function DeleteView({ lang, words, back, said, detail }: DeleteViewProps) {
  const { erase } = words;
  const { row, messages, alike, hasAccount } = detail;
  const own = [row, ...messages.map((one) => one.row)];
  const kept = said?.kept?.["ids"]?.split(" ");
  const ticked = kept ?? own.map(({ id }) => id);
  const group = (title: string, rows: readonly LeadDetail["row"][]) =>
    rows.length > 0 && (
      <fieldset className="mt-4">
        <legend className="font-semibold">{title}</legend>
        {rows.map((one) => (
          <label key={one.id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="ids"
              value={one.id}
              className="size-5 shrink-0 accent-red"
              defaultChecked={ticked.includes(one.id)}
            />
            <span className="wrap-anywhere">
              {erasureLine(one, words)} · {shortDayIn(lang, one.arrivedAt)}
            </span>
          </label>
        ))}
      </fieldset>
    );
  return (
    <DeskForm
      key={row.id}
      to="erasures"
      {...{ back, fields: { of: row.id } }}
      className="page max-w-xl py-5"
    >
      <h2 className="text-2xl">{erase.question}</h2>
      {group(erase.leads, own)}
      {group(erase.more, alike)}
      <p className="mt-4">
        {erase.items} {hasAccount && erase.account}
      </p>
      <p className="mt-2 text-base text-soft">{erase.stays}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button kind="primary" type="submit">
          {erase.confirm}
        </Button>
        <a className={buttonClass("secondary")} href={pathIn(lang, `/desk/leads/${row.id}`)}>
          {erase.cancel}
        </a>
      </div>
    </DeskForm>
  );
}
