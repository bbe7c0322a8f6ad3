import { ANY_SOURCE, type FunnelFilter } from "@/lib/domain/funnel/funnel";
import { sourceName } from "@/lib/domain/desk/source-figures";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import { Button } from "@/components/ui/button";
import { shortDayIn } from "@/components/ui/date-format";
import { Field } from "@/components/ui/field";
import type { DeskProps } from "@/components/desk/desk-words";
import { SelectField } from "@/components/desk/select-field";

type FunnelFiltersProps = DeskProps & {
  filter: FunnelFilter;
  /** The sources of visits and of people who wrote; each may come twice. */
  sources: readonly { source: string }[];
  isWrong: boolean;
};

/** Filters for days, source and language, folded under what is chosen. */
export function FunnelFilters({ lang, words, filter, sources, isWrong }: FunnelFiltersProps) {
  const { filter: filterWords, funnel, langs, money } = words;
  const names = new Set(sources.map(({ source }) => source));
  if (filter.source !== undefined) names.add(filter.source);
  const dayOf = (day: string) => shortDayIn(lang, Date.parse(`${day}T12:00+05:30`));
  const chosen = [
    `${dayOf(filter.from)} – ${dayOf(filter.to)}`,
    filter.source !== undefined && sourceName(money, filter.source),
    filter.lang && langs[filter.lang],
  ];
  return (
    <details className="entry" open={isWrong}>
      <summary>
        {funnel.title}: {chosen.filter(Boolean).join(" · ")}
      </summary>
      <form action={pathIn(lang, "/desk/numbers")} className="grid grid-cols-1 gap-5 pb-4">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <Field name="from" label={funnel.from} problem={isWrong ? funnel.tooLong : null}>
            {(control) => <input {...control} type="date" required defaultValue={filter.from} />}
          </Field>
          <Field name="to" label={filterWords.to} hint={funnel.hint}>
            {(control) => <input {...control} type="date" required defaultValue={filter.to} />}
          </Field>
          <SelectField
            name="source"
            label={funnel.source}
            value={filter.source}
            options={[
              [ANY_SOURCE, filterWords.any],
              ...[...names].map((one) => [one, sourceName(money, one)] as const),
            ]}
          />
          <SelectField
            name="lang"
            label={funnel.lang}
            value={filter.lang}
            options={[["", filterWords.any], ...LANGS.map((one) => [one, langs[one]] as const)]}
          />
        </div>
        <p>
          <Button kind="primary" type="submit">
            {funnel.show}
          </Button>
        </p>
      </form>
    </details>
  );
}
