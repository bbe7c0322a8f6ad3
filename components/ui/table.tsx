import type { ReactNode } from "react";

/** Figures with a double line below, as a ledger ends a sum; or entries between two lines. */
const KINDS = {
  sum: {
    table: "[border-bottom:3px_double_var(--color-ink)] [&_td]:whitespace-nowrap",
    head: "border-y border-ink align-bottom",
    label: "font-semibold",
  },
  entries: { table: "border-y border-ink", head: "text-soft", label: "font-normal" },
} as const;

type TableProps = {
  kind: keyof typeof KINDS;
  caption: string;
  /** The first label is that of the titles. */
  head: readonly string[];
  rows: readonly { key: string; title: ReactNode; cells: readonly ReactNode[] }[];
  /** Classes of its parts; `box` is what scrolls, and `cell` also a title. The caption is shown only with its own. */
  classes?: Partial<Record<"box" | "table" | "caption" | "head" | "row" | "cell", string>>;
};

/** Rows with a title on the left. On a narrow screen or in large type it scrolls, also by its keys. */
export function Table({ kind, caption, head, rows, classes }: TableProps) {
  const look = KINDS[kind];
  const cell = classes?.cell ?? "py-2 text-left not-first:text-right";
  return (
    <div
      role="group"
      className={`overflow-x-auto ${classes?.box ?? ""}`}
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys scroll it
      tabIndex={0}
    >
      <table className={`w-full ${look.table} ${classes?.table ?? ""}`}>
        <caption className={classes?.caption ?? "sr-only"}>{caption}</caption>
        <thead className={`${look.head} ${classes?.head ?? ""}`}>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col" className={`${look.label} ${cell}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, cells }) => (
            <tr key={key} className={`border-t border-rule ${classes?.row ?? ""}`}>
              <th scope="row" className={`[font-weight:inherit] ${cell}`}>
                {title}
              </th>
              {cells.map((content, at) => (
                <td key={head[at + 1]} className={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
