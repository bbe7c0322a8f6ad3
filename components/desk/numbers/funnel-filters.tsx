import type { FunnelFilter } from "@/lib/domain/funnel/funnel";
import { pathIn } from "@/lib/domain/core/languages";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { DeskProps } from "@/components/desk/desk-words";

type FunnelFiltersProps = DeskProps & { filter: FunnelFilter; isWrong: boolean };

/** The days of the numbers. */
export const FunnelFilters = ({ lang, words, filter, isWrong }: FunnelFiltersProps) => {
  const {
    filter: { to },
    funnel,
  } = words;
  return (
    <form action={pathIn(lang, "/desk/numbers")} className="flex flex-wrap items-end gap-3 py-3">
      <Field
        name="from"
        label={funnel.from}
        problem={isWrong ? funnel.tooLong : null}
        box={{ className: "min-w-0" }}
      >
        {(control) => <input {...control} type="date" required defaultValue={filter.from} />}
      </Field>
      <Field name="to" label={to} box={{ className: "min-w-0" }}>
        {(control) => <input {...control} type="date" required defaultValue={filter.to} />}
      </Field>
      <Button type="submit">{funnel.show}</Button>
    </form>
  );
};
