import { fill } from "@/lib/domain/core/fill";
import "./rupee-table.css";

type Row = { key: string; title: string; cells: readonly (string | number)[] };
type RowsProps = {
  caption: string;
  /** The first one is that of the titles. */
  head: readonly string[];
  rows: readonly Row[];
};

/** Rows that are always shown. */
const SHOWN = 10;

/** Figures in rows; those after the tenth are folded under `more`. A phone shows a row's title above its figures. */
export function RupeeTable({ more, rows, ...props }: RowsProps & { more: string }) {
  return (
    <>
      <Rows {...props} rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && (
        <details className="entry">
          <summary>{fill(more, { n: rows.length })}</summary>
          <Rows {...props} rows={rows.slice(SHOWN)} />
        </details>
      )}
    </>
  );
}

function Rows({ caption, head: [first, ...others], rows }: RowsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- large type: its keys scroll it
    <div role="group" className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="rupee-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="rupee-wide">
              {first}
            </th>
            {others.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ key, title, cells }) => (
          <tbody key={key}>
            <tr className="rupee-name">
              <th scope="rowgroup" colSpan={others.length}>
                {title}
              </th>
            </tr>
            <tr>
              <th scope="row" className="rupee-wide">
                {title}
              </th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
