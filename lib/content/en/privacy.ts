import { aiData } from "./ai-data";

/** A kind of data that we keep; `seen` names who sees it besides us. */
export type DataItem = { what: string; why: string; long: string; seen?: string };

/** The privacy policy; numbers of days and months come from lib/domain/leads/retention.ts. */
export const privacy = {
  meta: {
    title: "Privacy Policy",
    description:
      "What {ourName} keeps about you, why, for how long and who sees it, what goes to the AI, and how to see, correct, delete or withdraw it.",
  },
  title: "Privacy Policy",
  summary:
    "The check asks for no name, phone number or email. The AI firm Groq gets your answers, unless you choose only standard advice. We sell nothing. You delete your record under Settings; anything else we delete when you ask.",
  sections: {
    who: {
      title: "Who is responsible",
      text: [
        "This site is run by [{legalName}|{ourName}]: in this policy “we”.",
        "Head office: {headOffice}.[ Branches: {branches}.]",
        "[Questions about your data go to: {dataContact}.|Questions about your data: see the end of this page.]",
        "For business owners of 18 years or more. If a child has given us data, tell us, and we delete it.",
      ],
    },
    data: {
      title: "What we keep, why, how long, and who sees it",
      text: [
        "You agree by answering, or by ticking a box; none is ticked beforehand. Each item is used only for what it names.",
      ],
    },
    ai: {
      title: "What goes to the AI",
      text: [
        aiData,
        "Groq also gets your priority area with its package, your language and our own texts for your answers; not your network address or record number. If your business has your own name, leave that line empty unless it may be sent.",
        "It is sent when you finish the check, if your answers show a problem. The firm is Groq, Inc.; its computers may be outside India.[ {aiTerms}]",
        "You choose before the first question or under Settings; until then it is AI advice. A change counts from your next check.",
      ],
    },
    others: {
      title: "Who else handles data for us",
      text: ["[{contracts}|They work for us:]"],
      points: [
        "[Server and database: {hosting}|The firm that runs our server and database]",
        "[Email, WhatsApp, video calls and payments: {processors}|The firms that carry our email, WhatsApp messages, video calls and payments]",
        "Groq; Google, if you sign in",
        "The firm that keeps our list of customers, if we use one: your message, and answers you sent along",
        "WhatsApp, if you write to us there. We write there first only if you asked us to.",
      ],
      close: "Anybody else gets data only if a law or a court orders it. We do not sell data.",
    },
    device: {
      title: "What your own phone or computer keeps",
      text: [
        "No tracking cookie, and nothing of another firm, except Google's script once you choose to sign in. Your browser keeps:",
      ],
      points: [
        "A cookie, the key to your record: {ownerCookieDays} days, or until you sign in. Scripts cannot read it.",
        "Record number, answers, choices, and forms you have not sent yet; Get Started and your last request for {onboardingDays} days",
        "What you write in our calculators: the list of dues until you clear it, the rest until the tab is closed. It never reaches us.",
        "If you sign in: a second cookie for a few days; name and email until you sign out",
      ],
      close:
        "Delete your record before you clear these: without the key it stays until its time is over. “Someone else on this phone?” below your result clears them and keeps the record.",
    },
    deleting: {
      title: "Deleting",
      text: [
        "“Delete everything” under Settings deletes at once your record with plan and consents, private links, account, messages and email addresses sent from there, and what is on that device. A message sent without a record we delete when you ask.",
        "Only these stay, used for nothing else: both logs, backups and orders, for their times above; and",
      ],
      points: [
        "A code made from your record number, {erasedNumberDays} days, so that a backup does not bring it back",
        "What you sent by email or WhatsApp, the mail by which this site told us of your message, and its copy in our list of customers, until we clear them by hand or you ask us to",
        "What another law tells us to keep. Ask us, and we name the law.",
      ],
    },
    rights: {
      title: "Your rights",
      text: [
        "They are free, and need no reason. Use them under Settings, or write to us in any language: we answer within {complaintDays} days.",
      ],
      points: [
        "See: what we keep, who got it, and a copy of it",
        "Correct: what is wrong or incomplete",
        "Delete: what no law tells us to keep",
        "Withdraw: any consent, under Settings; the newsletter by its link or by a reply",
        "Nominate: who uses these rights if you die or no longer can",
      ],
      close:
        "Tell us what to find it by: the record number (under Settings), the email or phone number of your message, or your Google address.",
    },
    complain: {
      title: "If something is wrong",
      text: [
        "[Write to our grievance officer: {grievanceOfficer}.|Write to us, see the end of this page, with “Complaint” in the first line.]",
        "You get a ticket number within {acknowledgeHours} hours and an answer within {complaintDays} days; the data rules allow {dataLawDays} days at most. The next step, once its law applies, is the Data Protection Board of India.",
        "The Board takes complaints here: {boardLink}.",
      ],
    },
    security: {
      title: "How we protect it",
      text: [
        "The connection is encrypted[, {encryptedBackups}], and your key cannot be worked out from what we store.[ {fewHaveAccess}]",
        "If data leaks, we tell you without delay what happened, what it can mean for you, and what you and we can do. CERT-In gets a report within 6 hours, the Data Protection Board at once, in full within 72 hours.",
      ],
    },
    law: {
      title: "The law, and changes",
      text: [
        "Today: section 43A of the Information Technology Act, 2000, its rules of 2011 and CERT-In's directions of 28 April 2022. From May 2027 also most of the Digital Personal Data Protection Act, 2023 and its Rules, notified on 13 November 2025.",
        "Not yet followed: a log of one year (ours: {logDays} days), setting aside for a year what you delete, more languages than English and Hindi.",
        "A changed policy has a new version; before a new use of data we ask you. If the languages differ, the one in which you agreed counts.",
      ],
    },
  },
  /** Sections that replace the ones above once `dataRules2027` is on (docs/decisions/041-the-data-rules-of-2027-are-a-setting.md). */
  from2027: {
    logLong: "{logFrom2027Days} days",
    /** On the page after "Delete everything". */
    deleted:
      "It is deleted from this device, and out of use on our server. The law tells us to set it aside for {setAsideDays} days; the Privacy Policy says why. A new one begins with your next answer or form.",
    sections: {
      deleting: {
        title: "Deleting",
        text: [
          "“Delete everything” under Settings deletes what is on that device. Out of use at once are your record with plan and consents, private links, account, and the messages and email addresses sent from there: none of our pages shows them any more, to you or to us. A message sent without a record goes the same way when you ask us.",
          "The data rules of 2025 tell us to keep data for one year after we used it. So these stay for a while, and nobody uses them for anything else:",
        ],
        points: [
          "What you deleted, set aside for {setAsideDays} days, only in case an authority asks for it by law; then it is deleted for good",
          "The technical log, the desk's log, backups and orders, for their times above",
          "A code made from your record number, {erasedNumberDays} days, so that a backup does not bring it back",
          "What you sent by email or WhatsApp, the mail by which this site told us of your message, and its copy in our list of customers, until we clear them by hand; if you ask us to, as soon as the year is over",
        ],
      },
      complain: {
        title: "If something is wrong",
        text: [
          "[Write to our grievance officer: {grievanceOfficer}.|Write to us, see the end of this page, with “Complaint” in the first line.]",
          "You get a ticket number within {acknowledgeHours} hours and an answer within {complaintDays} days; the data rules allow {dataLawDays} days at most. If our answer is not good enough, you can complain to the Data Protection Board of India.",
          "The Board takes complaints here: {boardLink}.",
        ],
      },
      law: {
        title: "The law, and changes",
        text: [
          "The Digital Personal Data Protection Act, 2023 and its Rules, notified on 13 November 2025, and CERT-In's directions of 28 April 2022.",
          "You may ask for this policy and each notice in any of the 22 languages of the Constitution's Eighth Schedule. Write to us which one.",
          "You may also give, see and withdraw your consent through a Consent Manager that is registered with the Board.",
          "A changed policy has a new version; before a new use of data we ask you. If the languages differ, the one in which you agreed counts.",
        ],
      },
    },
  },
  labels: { why: "Why", long: "Kept", seen: "Seen by" },
  items: {
    check: {
      what: "The check: record number, answers and the time of each, score, grade, advice, language, words of your link (utm)",
      why: "To show your result, let you continue, and learn which advertisement works",
      long: "Finished: {finishedCheckMonths} months after the last change; unfinished: {unfinishedCheckMonths} months",
      seen: "Groq, unless you chose only standard advice",
    },
    business: {
      what: "Your business: name, trade, size, place, year",
      why: "So that the advice fits your business",
      long: "With the record",
      seen: "Groq, only if you agreed to it and to AI advice",
    },
    planNotes: {
      what: "Your plan: ticks, days, what a step brought, steps that are not for you, your trade, your answers after thirty days",
      why: "To have it on all devices, fitting your trade",
      long: "With the record",
      seen: "Us, if we may contact you; anyone with its private link (days and ticks); Groq (trade, if you agreed to it)",
    },
    links: {
      what: "Private links: a check code, what each shows, of which check, until when",
      why: "To show people you choose your result, and answers if you say so; never a name, phone number or email",
      long: "{linkDays} days, or until switched off",
      seen: "Anyone with the link",
    },
    messages: {
      what: "Contact, call me, Get Started (if ticked): name, email, phone, message, time for our call, business, place, experience; with your tick also your check (score, answers, advice). If we may contact you about it: score, grade, priority area, Google name and email.",
      why: "To reply or call. Beside it, as with the newsletter: topic, package, time, language, link (utm), record number, and how long the form took, to tell people from machines.",
      long: "{leadMonths} months after the last change; customers: {wonLeadYears} years, with our books; spam: {flaggedLeadDays} days. After you withdraw, our desk does not show your check.",
      seen: "Our email firm",
    },
    deskNotes: {
      what: "Our notes on it: talks, next step, who looks after you, agreed price, why you decided against it; name and number if you call, visit or use WhatsApp",
      why: "So that you need not tell us twice; messages with the same phone number or email are read together",
      long: "With the message",
    },
    emails: {
      what: "Emails: your address for the newsletter or one report",
      why: "To send what you asked for",
      long: "Newsletter: until you leave it, then {consentProofMonths} months as proof; report: {deliveryDays} days at most",
      seen: "Our email firm",
    },
    signIn: {
      what: "Sign-in: Google name, email, photo, account number",
      why: "To find your checks on any device; your record keeps only the account number",
      long: "Until you delete the account",
      seen: "Google",
    },
    orders: {
      what: "An order: bill, what you say you paid, payment reference (UTR), never a card number or PIN; papers such as sales, dues lists, names and phone numbers of customers or staff; video calls, recorded only if you agree",
      why: "To do the work, as you tell us",
      long: "Bill: as tax law demands. Papers: {papersDays} days after the work, then given back or deleted. Calls: not by us.",
      seen: "Payment firm, video firm, tax office",
    },
    consents: {
      what: "Consents and choice of advice: purpose, version of the text, when given and withdrawn",
      why: "To do what you chose, and to prove it",
      long: "With what they belong to",
    },
    log: {
      what: "Technical log: time, what happened, first 8 characters of a record number; of refused calls and spam also the network and a daily code of its address. The address (IP): in memory, one day at most.",
      why: "To deliver pages, find faults and stop attacks; no answers or names",
      long: "{logDays} days",
      seen: "Our server firm",
    },
    counts: {
      what: "Daily counts of the check: opened, each question reached, result seen, buttons used; by language and one link word (utm_source)",
      why: "To learn where people leave; nobody is named, DNT and GPC are respected",
      long: "{countsMonths} months",
    },
    deskLog: {
      what: "The desk's log: who of us read, noted, exported or deleted which message ({referenceLetters}-…), and when",
      why: "So that nobody looks without a trace, and to prove deletions",
      long: "{deskLogDays} days",
    },
    backups: {
      what: "Backups: copies of the database",
      why: "So that a broken disk loses nothing",
      long: "[At most {backupDays} days|Until newer ones replace them]",
      seen: "The firm that keeps them",
    },
  } satisfies Record<string, DataItem>,
};
