import type { ComponentProps } from "react";
import { Table } from "@/components/ui/table";

type CountTableProps = Pick<ComponentProps<typeof Table>, "caption" | "head" | "rows">;

/** Numbers in rows, with labels on the left. */
export const CountTable = (props: CountTableProps) => (
  <Table
    kind="sum"
    classes={{
      table: "text-sm sm:text-base",
      row: "align-top wrap-anywhere",
      cell: "py-2 text-left not-first:pl-3 not-first:text-right",
    }}
    {...props}
  />
);
