import { inRupees } from "@/lib/domain/check/packages";
import { fill } from "@/lib/domain/core/fill";
import type { SourceFigures } from "@/lib/domain/desk/sales";
import type { DeskRoomWords } from "./desk-words";
import "./money-table.css";

type Row = SourceFigures & { source: string; title: string };
type MoneyTableProps = { words: DeskRoomWords["money"]; rows: readonly Row[] };

/** Rows that are always shown. */
const SHOWN = 10;

/** From visits to rupees, by source; further rows are folded. A phone shows the name of a source above its numbers. */
export function MoneyTable({ words, rows }: MoneyTableProps) {
  return (
    <>
      <Rows words={words} rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN && (
        <details className="entry">
          <summary>{fill(words.more, { n: rows.length })}</summary>
          <Rows words={words} rows={rows.slice(SHOWN)} />
        </details>
      )}
    </>
  );
}

function Rows({ words, rows }: MoneyTableProps) {
  const { source, visits, finished, leads, won, rupees } = words.columns;
  return (
    <table className="money-table">
      <caption className="sr-only">{words.bySource}</caption>
      <thead>
        <tr>
          <th scope="col" className="money-wide">
            {source}
          </th>
          {[visits, finished, leads, won, rupees].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.source}>
          <tr className="money-name">
            <th scope="rowgroup" colSpan={5}>
              {row.title}
            </th>
          </tr>
          <tr>
            <th scope="row" className="money-wide">
              {row.title}
            </th>
            {[row.visits, row.finished, row.leads, row.won, inRupees(row.rupees)].map(
              (cell, at) => (
                <td key={at}>{cell}</td>
              ),
            )}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
