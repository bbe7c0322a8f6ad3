import { packageName } from "@/lib/domain/check/packages";
import { fill, inRupees } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import type { Message, PersonDetail } from "@/lib/server/desk/people-desk";
import { erasureLine } from "@/lib/server/desk/person-erasure";
import { Button, buttonClass } from "@/components/ui/button";
import { shortDayIn } from "@/components/ui/date-format";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskPageProps, DeskProps } from "@/components/desk/desk-words";

type DeleteViewProps = DeskPageProps & {
  detail: PersonDetail;
  /** The messages of people with the same phone or address. */
  alike: readonly Message[];
};

/** The question before a deletion. The person's own messages are ticked; one with the same contact may be another's. */
export function DeleteView({ lang, words, back, said, detail, alike }: DeleteViewProps) {
  const { erase } = words;
  const { row, messages, sales, hasAccount } = detail;
  const ticked = said?.kept?.["ids"]?.split(" ") ?? messages.map(({ id }) => id);
  const packages = sales.map((sale) => packageName(sale.packageId) || words.person.sale.noPackage);
  const isTicked = ({ id }: Message) => ticked.includes(id);
  return (
    <DeskForm
      key={row.person}
      to="erasures"
      {...{ back, fields: { of: row.person } }}
      className="page max-w-xl py-5"
    >
      <h2 className="text-2xl">{erase.question}</h2>
      <MessageTicks {...{ lang, words, messages, isTicked }} title={erase.leads} />
      <MessageTicks {...{ lang, words, isTicked }} messages={alike} title={erase.more} />
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

type MessageTicksProps = DeskProps & {
  title: string;
  messages: readonly Message[];
  isTicked: (message: Message) => boolean;
};

/** Messages to be ticked, a line each; nothing without any. */
export const MessageTicks = ({ lang, words, title, messages, isTicked }: MessageTicksProps) =>
  messages.length > 0 && (
    <fieldset className="py-3">
      <legend>{title}</legend>
      {messages.map((message) => (
        <label key={message.id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="ids"
            value={message.id}
            className="size-5 shrink-0 accent-red"
            defaultChecked={isTicked(message)}
          />
          <span className="wrap-anywhere">
            {erasureLine(message, words)} · {shortDayIn(lang, message.lead.receivedAt)}
          </span>
        </label>
      ))}
    </fieldset>
  );
