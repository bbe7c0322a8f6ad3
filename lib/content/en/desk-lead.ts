/** The words of a lead's page at the desk. */
export const deskLead = {
  previous: "Previous",
  next: "Next",
  reach: "Reach this person",
  notNow: "This was not opened: there is no way to write to or call this person.",
  noWay: "There is no number and no address for this person.",
  stage: "How far we are",
  nextNone: "No next step is set.",
  nextAt: "Next: {time}",
  nextLate: "Overdue since {time}",
  clear: "Remove",
  giveBack: "Give back",
  nobody: "Nobody has it yet.",
  won: {
    amount: "What they pay, in ₹",
    save: "Won",
    saved: "Won for {amount}.",
  },
  lost: {
    legend: "Why was it lost?",
    reasons: {
      price: "Too expensive",
      time: "Not now",
      other: "Went to another",
      silent: "No answer",
      unfit: "Not right for us",
    },
    saved: "Lost: {reason}.",
  },
  note: {
    title: "What happened",
    label: "Note",
    save: "Save note",
    draft: "Not saved yet, written {time}.",
    discard: "Throw it away",
  },
  outcome: {
    saved: "Saved.",
    changed:
      "Not saved: {who} was faster on {date}. Below is how it is now; what you wrote is still here.",
    corrected:
      "Not saved: this has changed in the meantime. Now it is {fields}. What you typed is still here; save again to replace it.",
  },
  missing: {
    gone: "This lead is no longer there: it was deleted, its time was over, or this person has withdrawn their consent.",
    draft: "You had written this note; copy it if you need it:",
  },
  templates: {
    text: "Text, as it is opened",
    names: {
      any: "General",
    },
    closed: "Choose a message",
    others: "Others",
    other: "In the other language",
  },
  actions: {
    next: "Next step: {time}",
    nextNone: "Next step removed",
    taken: "Taken by {owner}",
    given: "Given back",
    won: "Won: {amount}",
    lost: "Lost: {reason}",
    edited: "Corrected: {fields}",
    spam: "Spam",
    notSpam: "Not spam",
    opened: "{way} opened",
    ways: { whatsapp: "WhatsApp", mail: "Email", phone: "Phone" },
    joined: "Joined with {reference}",
    parted: "Taken apart from {reference}",
  },
  messages: {
    title: "Messages of this person",
    part: "Not the same person",
    parted: "Done: that message is another person's now.",
    alike: "May be the same person",
    join: "Join",
    joined: "Joined: it is one person now.",
  },
  edit: {
    twoPhones: "Not saved: this number can be {indian} or {abroad}. Type it with its country code.",
    title: "Correct the details",
    save: "Save details",
  },
  mark: {
    title: "Spam",
    spam: "This is spam",
    notSpam: "This is not spam",
    text: "Spam leaves the list and is deleted after 30 days.",
  },
  sections: { facts: "All details" },
  copy: {
    title: "Copy for this person",
    text: "A text file with what this person sent and what we know, for a person who asks for it. It has none of our notes. The download is written to the log.",
    save: "Download the copy",
    /** In the person's language. */
    file: {
      title: "Your data at {ourName}",
      made: "Made on {date}",
      sent: "{what}, on {date}",
      check: "Your Health Check, finished on {date}",
      checkElsewhere:
        "Your answers to our Health Check, if you gave any, are not in this file: we do not look at them without your consent. You can download them yourself: {link}",
      rights: "You can ask us to correct or delete this: {email}, {phone}.",
    },
  },
};
