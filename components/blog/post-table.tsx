import { useId } from "react";
import type { Block } from "@/lib/content/blog/post-words";

type PostTableProps = Extract<Block, { table: unknown }>["table"];

/** A sheet of the ledger: labels on the left, figures on the right, the sum in the last line. */
export function PostTable({ caption, head, rows }: PostTableProps) {
  const id = useId();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- large type: its keys scroll it
    <section className="mt-6 overflow-x-auto" aria-labelledby={id} tabIndex={0}>
      <table className="w-full text-base [border-bottom:3px_double_var(--color-ink)] max-[24rem]:text-[0.9375rem]">
        <caption id={id} className="mb-2 text-left font-semibold">
          {caption}
        </caption>
        <thead className="border-y border-ink align-bottom">
          <tr>
            {head.map((title, at) => (
              <th
                key={title}
                scope="col"
                className={`py-2 font-semibold ${at === 0 ? "text-left" : "pl-1 text-right min-[24rem]:pl-2"}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([line, ...figures]) => (
            <tr key={line} className="border-t border-rule last:border-ink last:font-bold">
              <th scope="row" className="py-2 text-left [font-weight:inherit]">
                {line}
              </th>
              {head.slice(1).map((column, at) => (
                <td
                  key={column}
                  className="py-2 pl-1 text-right whitespace-nowrap min-[24rem]:pl-2"
                >
                  {figures[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
