import { Table } from "@/components/ui/table";

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
export const RefundTables = ({ packages, words }: RefundTablesProps) =>
  packages.map(({ id, caption, rows }) => (
    <Table
      key={id}
      kind="entries"
      caption={caption}
      head={[words.stop, words.back]}
      rows={rows.map(({ stop, back }) => ({ key: stop, title: stop, cells: [back] }))}
      classes={{
        box: "mt-6 max-w-prose",
        table: "[&_td]:font-semibold",
        caption: "pb-2 text-left font-bold",
        head: "text-base",
      }}
    />
  ));
