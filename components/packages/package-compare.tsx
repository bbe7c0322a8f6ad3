import { PACKAGES, type PackageId } from "@/lib/domain/check/packages";
import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { pricesIn } from "@/lib/content/facts/prices";

type Line = { title: string; cell: (id: PackageId) => string };

const ROWS = ["lasts", "meetings", "together", "own", "papers", "questions"] as const;

/** What the packages are compared by: a title, and a cell for each package. */
const linesIn = (lang: Lang): readonly Line[] => {
  const { areas, services } = contentIn(lang);
  const { cells, rows } = services.compare;
  return [
    {
      title: rows.area,
      cell: (id) => areas.titles[PACKAGES.find((pack) => pack.id === id)!.sectionId],
    },
    ...ROWS.map((row) => ({ title: rows[row], cell: (id: PackageId) => cells[id][row] })),
  ];
};

/** The packages side by side, for wide screens. */
export function PackageTable({ lang }: { lang: Lang }) {
  const words = contentIn(lang).services.compare;
  const prices = pricesIn(lang);
  return (
    <table className="w-full table-fixed border-y border-ink text-base leading-snug">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="w-44 py-4 pr-4 text-left align-bottom font-normal text-soft">
            {words.what}
          </th>
          {PACKAGES.map(({ id, name, isMostPopular }) => (
            <th
              key={id}
              scope="col"
              className={`p-4 text-left align-bottom ${isMostPopular ? "bg-card" : ""}`}
            >
              <a className="text-red underline" href={`#${id}`} lang="en">
                {name}
              </a>
              <span className="block pt-2 text-3xl leading-none font-extrabold">
                {prices[id].amount}
              </span>
              {prices[id].gst && <span className="block pt-1 font-normal">{prices[id].gst}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linesIn(lang).map(({ title, cell }) => (
          <tr key={title} className="border-rule not-first:border-t">
            <th scope="row" className="py-3 pr-4 text-left align-top font-normal text-soft">
              {title}
            </th>
            {PACKAGES.map(({ id, isMostPopular }) => (
              <td key={id} className={`px-4 py-3 align-top ${isMostPopular ? "bg-card" : ""}`}>
                {cell(id)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same on a phone: a line for each thing compared, which opens to the three packages. */
export function PackageAccordion({ lang }: { lang: Lang }) {
  const { plain } = contentIn(lang).packages;
  return (
    <div className="border-y border-ink">
      {linesIn(lang).map(({ title, cell }) => (
        <details key={title} className="entry">
          <summary>{title}</summary>
          <dl className="grid gap-3">
            {PACKAGES.map(({ id }) => (
              <div key={id} className="sm:grid sm:grid-cols-2 sm:gap-4">
                <dt className="text-base text-soft">{plain[id]}</dt>
                <dd className="font-semibold">{cell(id)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
