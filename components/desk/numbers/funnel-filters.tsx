import { ANY_SOURCE, type FunnelFilter } from "@/lib/domain/funnel/funnel";
import { sourceName } from "@/lib/domain/desk/sales";
import { LANGS, type Lang, pathIn } from "@/lib/domain/core/languages";
import { Button } from "@/components/ui/button";
import { shortDayIn } from "@/components/ui/date-format";
import { Field } from "@/components/ui/field";
import type { DeskRoomWords } from "@/components/desk/desk-words";

type FunnelFiltersProps = {
  lang: Lang;
  words: DeskRoomWords;
  filter: FunnelFilter;
  /** The sources of visits and of people who wrote; each may come twice. */
  sources: readonly { source: string }[];
  isWrong: boolean;
};

/** Filters for days, source and language, folded under what is chosen. */
export function FunnelFilters({ lang, words, filter, sources, isWrong }: FunnelFiltersProps) {
  const { funnel, langs, sales: salesWords } = words;
  const names = new Set(sources.map(({ source }) => source));
  if (filter.source !== undefined) names.add(filter.source);
  const dayOf = (day: string) => shortDayIn(lang, Date.parse(`${day}T12:00+05:30`));
  const chosen = [
    `${dayOf(filter.from)} – ${dayOf(filter.to)}`,
    filter.source !== undefined && sourceName(salesWords, filter.source),
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
          <Field name="to" label={funnel.to} hint={funnel.hint}>
            {(control) => <input {...control} type="date" required defaultValue={filter.to} />}
          </Field>
          <Field name="source" label={funnel.source}>
            {(control) => (
              <select {...control} defaultValue={filter.source ?? ANY_SOURCE}>
                <option value={ANY_SOURCE}>{funnel.any}</option>
                {[...names].map((source) => (
                  <option key={source} value={source}>
                    {sourceName(salesWords, source)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field name="lang" label={funnel.lang}>
            {(control) => (
              <select {...control} defaultValue={filter.lang ?? ""}>
                <option value="">{funnel.any}</option>
                {LANGS.map((one) => (
                  <option key={one} value={one}>
                    {langs[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
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
