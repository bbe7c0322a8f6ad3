import { fill } from "@/lib/domain/core/fill";
import type { DeskFilter } from "@/lib/domain/leads/desk-filter";
import { loggedFilter } from "@/lib/domain/desk/desk-log";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { filterText } from "@/components/desk/log/log-line";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";
import { deskHref, type ListQuery } from "@/lib/server/desk/list-choice";
import type { Counted } from "@/lib/server/desk/lead-deletions";

type DeleteManyViewProps = DeskProps & {
  back: string;
  query: ListQuery;
  filter: DeskFilter;
  /** The leads of the filter, which came before this page was made. */
  counted: Counted;
};

/** The question before many leads are deleted: the operator types their number. */
export function DeleteManyView(props: DeleteManyViewProps) {
  const { lang, words, back, query, filter, counted } = props;
  const { many } = words;
  const { text, ...rest } = filter;
  const n = counted.count;
  const inWords = filterText({ lang, words }, { ...loggedFilter(rest), hasText: false });
  const shown = [text && `“${text}”`, inWords].filter(Boolean).join(", ");
  const choices = [
    { word: many.spam, spam: "only" as const },
    { word: many.all, spam: undefined },
  ];
  return (
    <div className="page max-w-2xl py-4">
      <h2 className="text-title">{many.title}</h2>
      <p className="mt-2 text-soft">{many.text}</p>
      <p className="desk-chips mt-4">
        {choices.map(({ word, spam }) => (
          <a
            key={word}
            className="desk-chip"
            aria-current={query.spam === spam ? "true" : undefined}
            href={deskHref(lang, "/deletions", { ...query, spam })}
          >
            {word}
          </a>
        ))}
      </p>
      <p className="mt-3 wrap-anywhere">{shown || many.noFilter}</p>
      {n === 0 ? (
        <p className="mt-4 font-semibold">{many.none}</p>
      ) : (
        <DeskForm
          to="deletions"
          back={back}
          fields={{ ...query, search: text, until: counted.to, count: n }}
          data-reset
          className="mt-4"
        >
          <h3 className="text-lg">{fill(many.question, { n })}</h3>
          <p className="mt-2">{many.items}</p>
          <p className="mt-2 mb-4 text-base text-soft">{many.stays}</p>
          <Field name="typed" label={fill(many.type, { n })}>
            {(control) => <input {...control} inputMode="numeric" autoComplete="off" required />}
          </Field>
          <Button kind="primary" type="submit" className="mt-4">
            {fill(many.confirm, { n })}
          </Button>
        </DeskForm>
      )}
    </div>
  );
}
