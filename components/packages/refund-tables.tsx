type RefundTablesProps = {
  packages: ReadonlyArray<{
    id: string;
    /** Name and price. */
    caption: string;
    rows: ReadonlyArray<{ stop: string; back: string }>;
  }>;
  words: { stop: string; back: string };
};

/** The refund at each stage of each package, in rupees. */
export function RefundTables({ packages, words }: RefundTablesProps) {
  return packages.map(({ id, caption, rows }) => (
    <table key={id} className="mt-6 w-full max-w-prose border-y border-ink">
      <caption className="pb-2 text-left font-bold">{caption}</caption>
      <thead className="text-base text-soft">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            {words.stop}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {words.back}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ stop, back }) => (
          <tr key={stop} className="border-t border-rule">
            <th scope="row" className="py-2 text-left font-normal">
              {stop}
            </th>
            <td className="py-2 text-right font-semibold">{back}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
