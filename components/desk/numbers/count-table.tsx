import type { ReactNode } from "react";

type CountTableProps = {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string; title: ReactNode; cells: readonly (string | number)[] }[];
};

/** Numbers in rows, with labels on the left. */
export function CountTable({ caption, head, rows }: CountTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- large type: its keys scroll it
    <div role="group" className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full text-sm [border-bottom:3px_double_var(--color-ink)] sm:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-y border-ink align-bottom">
          <tr>
            {head.map((title, at) => (
              <th
                key={title}
                scope="col"
                className={`py-2 font-semibold ${at === 0 ? "text-left" : "pl-3 text-right"}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, cells }) => (
            <tr key={key} className="border-t border-rule align-top">
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                {title}
              </th>
              {cells.map((cell, at) => (
                <td key={at} className="py-2 pl-3 text-right whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
