/** The words of the desk's forms: adding a lead, and editing the message templates. */
export const deskForms = {
  add: {
    title: "Add a lead",
    lead: "For a call, a visit or a chat that came past the website. Say that you write it down.",
    channel: "How they came",
    channels: { phone: "Phone call", visit: "Shop visit", whatsapp: "WhatsApp" },
    message: "What they said",
    lang: "They speak",
    none: "None",
    need: "Write a name or a business, and a phone number or an email.",
    refused: "Not added: look at the phone number and the email.",
    missing: "Not added: you are no longer signed in. What you wrote is still here.",
    later:
      "Not added: the server does not answer, or has too much to do. What you wrote is still here.",
    kept: "You wrote this earlier and have not added it.",
    empty: "Empty the form",
    save: "Add this lead",
    busy: "Adding…",
  },
  templates: {
    title: "Message templates",
    lead: "What WhatsApp and email open with. The best match comes first: status before topic before package.",
    holes:
      "Holes are filled from the lead: {holes}. A sentence with a hole that has no value is left out.",
    topic: "Asks for",
    package: "Package",
    status: "Status",
    any: "Any",
    texts: { en: "In English", hi: "In Hindi" },
    add: "New template",
    remove: "Remove",
    save: "Save all",
    saving: "Saving…",
    saved: "Saved.",
    changed:
      "Not saved: someone else has saved first. What you wrote is still here; save again to replace theirs.",
    refused: "Not saved: a text is empty, too long, or has a hole that we do not know.",
    later:
      "Not saved: the server does not answer, or has too much to do. What you wrote is still here.",
    missing: "Not saved: you are no longer signed in. What you wrote is still here.",
    problems: {
      empty: "Write a text.",
      long: "At most 1,000 characters.",
      hole: "There is a brace that is no known hole.",
    },
  },
};
