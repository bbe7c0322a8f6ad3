import { deskLead } from "./desk-lead";

/** What was sold, on the desk's Numbers tab and in its file. */
export const deskSales = {
  title: "Sales",
  lead: "Sales count on the day they were won, with the amount you entered. People count once, on the day of their latest message in these days, without spam, newsletter addresses and those who withdrew. A sale goes when its lead is deleted.",
  none: "Nothing was won in these days. Open a lead and press “Won”: its amount appears here.",
  partial: "No sale is known here. Older leads are missing: read the notice at the top.",
  /** The large figures: what was won in the newest month, and what the offers that are out are worth. */
  won: { one: "Won in {month}: 1 sale", many: "Won in {month}: {n} sales" },
  out: { one: "1 offer is out now", many: "{n} offers are out now" },
  outWithout: {
    one: "1 of them names no package and is not in the sum.",
    many: "{n} of them name no package and are not in the sum.",
  },
  sum: "{rupees} in all. Sales: {won}. People: {leads}.",
  total: "In all",
  bySource: "By source",
  byPackage: "By package",
  byMonth: "By month",
  byOwner: "Who sold",
  nobody: "Nobody had it",
  whyLost: "Why lost",
  reasons: deskLead.lost.reasons,
  noReason: "No reason named",
  offers: "Offers that are out",
  more: "Show all {n}",
  noSource: "No source in the link",
  otherSources: "Other links",
  typed: "{channel}, typed in",
  noPackage: "No package named",
  channels: {
    site: "Site",
    phone: "Phone call",
    visit: "Visit to the shop",
    whatsapp: "WhatsApp",
    import: "Imported list",
  },
  columns: {
    table: "Table",
    row: "Row",
    source: "Source",
    package: "Package",
    month: "Month",
    owner: "Operator",
    reason: "Reason",
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
