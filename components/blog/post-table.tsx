import type { Block } from "@/lib/content/blog/post-words";
import { Table } from "@/components/ui/table";

type PostTableProps = Extract<Block, { table: unknown }>["table"];

/** A sheet of the ledger: labels on the left, figures on the right, the sum in the last line. */
export const PostTable = ({ caption, head, rows }: PostTableProps) => (
  <Table
    kind="sum"
    caption={caption}
    head={head}
    rows={rows.map(([line = "", ...figures]) => ({ key: line, title: line, cells: figures }))}
    classes={{
      box: "mt-6",
      table: "text-base max-[24rem]:text-[0.9375rem]",
      caption: "mb-2 text-left font-semibold",
      row: "last:border-ink last:font-bold",
      cell: "py-2 text-left not-first:pl-1 not-first:text-right min-[24rem]:not-first:pl-2",
    }}
  />
);
