import { PACKAGES, type PackageId, type Prices } from "@/lib/domain/check/packages";
import type { SectionId } from "@/lib/domain/check/sections";
import type { ServicesWords } from "@/lib/content/en/services";

type PackageTableProps = {
  words: ServicesWords["compare"];
  prices: Prices;
  areaTitles: Readonly<Record<SectionId, string>>;
};

const ROWS = ["lasts", "meetings", "together", "own", "papers", "questions"] as const;
const ROW_HEAD = "sticky left-0 w-24 border-r bg-paper py-3 pr-3 text-left align-top";

/** The packages side by side. On a phone the table scrolls sideways, with a fixed first column. */
export function PackageTable({ words, prices, areaTitles }: PackageTableProps) {
  const lines: ReadonlyArray<{ title: string; cell: (id: PackageId) => string }> = [
    {
      title: words.rows.area,
      cell: (id) => areaTitles[PACKAGES.find((pack) => pack.id === id)!.sectionId],
    },
    ...ROWS.map((row) => ({
      title: words.rows[row],
      cell: (id: PackageId) => words.cells[id][row],
    })),
  ];
  return (
    <>
      <p className="mb-2 text-base text-soft lg:hidden">{words.hint}</p>
      <section
        className="overflow-x-auto border-y border-ink"
        aria-labelledby="compare-caption"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it by its keys
        tabIndex={0}
      >
        <table className="w-full min-w-[36rem] table-fixed border-separate [border-spacing:0] text-base leading-snug lg:min-w-0">
          <caption id="compare-caption" className="sr-only">
            {words.caption}
          </caption>
          <thead>
            <tr className="*:border-b *:border-r-rule *:border-b-ink">
              <th scope="col" className={ROW_HEAD}>
                {words.what}
              </th>
              {PACKAGES.map(({ id, name }) => (
                <th key={id} scope="col" className="p-3 text-left align-top">
                  <a className="underline" href={`#${id}`} lang="en">
                    {name}
                  </a>
                  <span className="block pt-1 text-xl">{prices[id].amount}</span>
                  {prices[id].gst && <span className="block font-normal">{prices[id].gst}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ title, cell }) => (
              <tr key={title} className="*:border-b *:border-rule last:*:border-b-0">
                <th scope="row" className={`${ROW_HEAD} font-normal text-soft`}>
                  {title}
                </th>
                {PACKAGES.map(({ id }) => (
                  <td key={id} className="p-3 align-top">
                    {cell(id)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
