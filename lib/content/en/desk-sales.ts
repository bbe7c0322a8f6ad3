import { deskExport } from "./desk-export";

/** What was sold, on the desk's Numbers tab and in its file. */
export const deskSales = {
  title: "Sales",
  lead: "Sales count on the day they were won, with the amount you entered. People count once, on the day of their latest message, without spam, newsletter addresses and those who withdrew. A sale goes when its lead is deleted.",
  none: "Nothing was won in these days. Open a lead and press “Won”: its amount appears here.",
  sum: "{rupees} in all. Sales: {won}. People: {leads}.",
  total: "In all",
  bySource: "By source",
  byPackage: "By package",
  byMonth: "By month",
  more: "Show all {n}",
  noSource: "No source in the link",
  otherSources: "Other links",
  typed: "{channel}, typed in",
  noPackage: "No package named",
  channels: deskExport.channels,
  columns: {
    table: "Table",
    row: "Row",
    source: "Source",
    package: "Package",
    month: "Month",
    visits: "Visits",
    finished: "Finished",
    leads: "People",
    won: "Sales",
    rupees: "₹",
  },
  export: {
    title: "Export",
    text: "These tables as a file, without names. Every export is written to the log.",
  },
};

export type DeskSalesWords = typeof deskSales;
