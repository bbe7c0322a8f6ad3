/** The words of the exported file, beside those of the desk. */
export const deskExport = {
  columns: {
    person: "Person",
    grade: "Grade",
    nextAt: "Next step",
    owner: "Whose",
    won: "Won (₹)",
    lostReason: "Why lost",
    channel: "Came by",
  },
  lostReasons: {
    price: "Too expensive",
    time: "Not now",
    other: "Went to someone else",
    silent: "Does not answer",
    unfit: "Not a fit",
  },
  channels: {
    site: "Site",
    phone: "Phone call",
    visit: "Visit to the shop",
    whatsapp: "WhatsApp",
    import: "Imported list",
  },
  /** What a line of the notes records besides its text. */
  actions: {
    next: "next step: {date}",
    nextNone: "no next step",
    owner: "taken by {owner}",
    ownerNone: "given back",
    won: "won: {rupees}",
    lost: "lost: {reason}",
    edited: "details corrected",
    spam: "spam",
    notSpam: "not spam",
    whatsapp: "WhatsApp opened",
    mail: "email opened",
    phone: "dialler opened",
    joined: "joined with {reference}",
    parted: "separated from {reference}",
  },
};

export type DeskExportWords = typeof deskExport;
