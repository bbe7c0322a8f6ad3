/** The privacy notice; numbers of days and months come from lib/domain/leads/retention.ts. */
export const privacy = {
  meta: {
    title: "Privacy Policy",
    description:
      "Item by item: what {ourName} keeps about you, why, for how long and who sees it; what goes to the AI; and how to see, correct, delete or withdraw it.",
  },
  title: "Privacy Policy",
  summary:
    "The check asks for no name, no phone number and no e-mail address. Your answers are kept under a random number, so that you can go on later. To write the advice, an AI firm gets your answers, unless you choose only standard advice, and the lines about your business only if you agree to that; never a name, a phone number or an e-mail address. Those you give us only when you want a reply. We sell nothing of it, and you can have it deleted.",
  sections: {
    who: {
      title: "Who is responsible",
      text: [
        "[{legalName}|{ourName}][, {headOffice}]. In this text that is “we”.",
        "For questions about your data: {dataContact}.",
      ],
    },
    data: {
      title: "What we keep, why, how long, and who sees it",
      text: [
        "Each line says what it is for. We use it for nothing else. The times are the longest ones: you can have it deleted earlier.",
      ],
    },
    ai: {
      title: "What goes to the AI, and what does not",
      text: [
        "When you finish the check, our server sends a request to Groq, Inc., an AI firm in the USA, unless you chose only standard advice. Its computers may stand outside India.[ {aiTerms}]",
        "Before the first question and beside the last one you choose: AI advice or only standard advice. You can change it at any time under Settings; it counts from your next check on. While you choose nothing, it is AI advice.",
      ],
      points: [
        "It gets: the 15 questions with your answers, the scores, the area that comes first with its package, your language, and the lines about your business if you gave any and agreed that it may have them.",
        "It does not get: your name, your phone number, your e-mail address, your network address, or the number of your record.",
        "If you choose only standard advice, nothing goes to Groq, in this check and in every later one, on all devices where you are signed in. The advice is then ours, picked by your answers.",
        "If you do not want us to keep your answers either: the check's page prints all 15 questions with a first step for each. Add up the points on paper, and no answer leaves your hands.",
      ],
    },
    others: {
      title: "Who else handles data for us",
      text: ["They work on our instructions, under contract, and only for the purpose named:"],
      points: [
        "Server and database: {hosting}",
        "E-mail, WhatsApp and payments: {processors}",
        "AI: Groq, as described above",
        "Google, but only if you sign in with Google",
        "When you write to us on WhatsApp, WhatsApp itself learns that you did. We write there first only if you have asked us to.",
      ],
      close:
        "Others get data only where a law or a court orders it. We do not sell data and do not trade it.",
    },
    device: {
      title: "What stands on your own device",
      text: [
        "There is no tracking cookie and no font or picture of another firm on our pages, and no script either, until you choose to sign in: then Google's comes. This is kept in your browser:",
      ],
      points: [
        "One cookie: the key to your record, for {ownerCookieDays} days. Scripts on the page cannot read it.",
        "The number of your record, your answers and your choice about the advice, so that the check goes on without a network",
        "The language you chose",
        "A contact message that you have begun, until it is sent",
        "If you sign in: a second cookie for a few days, and your name and e-mail address, until you sign out",
        "What you fill in under Get Started, for {onboardingDays} days; if you agreed to send it to us, it waits there until it has been sent",
      ],
      close:
        "You can clear all of it in the settings of your browser. Without the key nobody can open the record from that browser again; it is then deleted when its time is over, or when you ask for it.",
    },
    deleting: {
      title: "Deleting: what goes at once, and what stays",
      text: [
        "When your record is deleted, your answers, results, finished checks, advice, lines about the business, language and link go from the database at once. Under Settings you do that yourself: messages and addresses that you sent us from there, your account with us and what stands on the device go with it. A message that you sent without ever opening the check goes when you ask for it.",
        "Some things stay for a while, and nobody uses them for anything else:",
      ],
      points: [
        "Backups, in encrypted form, until they are overwritten[: {backupDays} days at most]. So that a backup never brings back what was deleted, we keep a fingerprint of the deleted record's number for {erasedNumberDays} days, and nothing else of it.",
        "The proof that you had agreed to the newsletter and ended it, for {consentProofMonths} months; not if you delete everything",
        "Orders, bills and payment references, as long as tax law demands",
        "What another law tells us to keep. When you ask, we name the law.",
      ],
    },
    rights: {
      title: "Your rights",
      text: ["They cost nothing, and nobody asks you for a reason."],
      points: [
        "See: what we keep about you, who got it, and a copy of it",
        "Correct: what is wrong or incomplete",
        "Delete: what is not needed for a law any more",
        "Withdraw: whatever you agreed to, as easily as you agreed: under Settings. Every newsletter has a link that ends it with one click.",
        "Complain: to us and to the Data Protection Board of India",
        "Nominate: name a person who may use these rights for you if you die or can no longer do it yourself",
      ],
    },
    ask: {
      title: "How to use them",
      text: [
        "Under Settings you get a copy of everything, correct the lines about your business, take back what you agreed to, and delete everything. Nobody needs to answer that.",
        "For anything else write to us in any of the ways at the end of this page, in English, in Hindi or in your own language. We answer within {complaintDays} days.",
        "So that nobody else gets your data, we need something to find it by:",
      ],
      points: [
        "For the check: the number of your record. It stands under Settings. There is no name in the record by which we could find it.",
        "For a message or the newsletter: the e-mail address or phone number you gave",
        "For a sign-in: the Google address you signed in with",
      ],
    },
    complain: {
      title: "If something is wrong",
      text: [
        "[Grievance officer: {grievanceOfficer}. ]You get a ticket number within {acknowledgeHours} hours and an answer within {complaintDays} days. The data rules allow {dataLawDays} days at most.",
        "If the answer does not satisfy you, you can complain to the Data Protection Board of India[: {boardLink}].",
      ],
    },
    consent: {
      title: "How you agree",
      text: [
        "The check needs what you tap, and nothing more; you give it by answering. A line before the first question says that answers are kept and go to an AI; there you can choose only standard advice instead. Where you leave a name, a phone number or an e-mail address, the purpose stands beside it and you tick the box yourself. No box is ticked beforehand.",
        "We note what you agreed to, when, and which version of this text was on the page.",
      ],
    },
    adults: {
      title: "Adults only",
      text: [
        "This site is for business owners of 18 years or more. If a child has given us data, tell us, and we delete it.",
      ],
    },
    security: {
      title: "How we guard it, and what happens if that fails",
      text: [
        "The line to our server is encrypted. Of your key we keep only a fingerprint from which nobody can make the key. Backups are encrypted, few people have access, and our log holds no answers and no names.",
        "If data leaks all the same, we tell you and the Data Protection Board of India without delay: what happened, what it can mean for you, and what we and you can do. The Board gets the full report within 72 hours.",
      ],
    },
    law: {
      title: "The law behind this",
      text: [
        "The Digital Personal Data Protection Act, 2023 and its Rules of 2025, notified on 13 November 2025. Most duties under them apply from May 2027. We follow them now.",
      ],
    },
    changes: {
      title: "Changes, and the two languages",
      text: [
        "When this text changes, its date and version change. If we want to use data for something new, we ask you first.",
        "It stands here in English and in Hindi. If they should differ, the one you read when you agreed counts.",
      ],
    },
  },
  labels: { why: "Why", long: "How long", seen: "Who sees it" },
  items: {
    key: {
      what: "A random number and a key",
      why: "The number names your record. The key, in a cookie, makes sure that only your browser can open it. Once you have signed in, your sign-in opens it instead, on any device.",
      long: "Number: as long as the record. Cookie: {ownerCookieDays} days, or until you sign in.",
      seen: "We, and the firm that runs our server",
    },
    answers: {
      what: "Your answers in the check, and the time of each",
      why: "To work out your score, and so that you can go on where you stopped",
      long: "Opened and nothing answered: {emptyRecordDays} days. Unfinished check: {unfinishedCheckMonths} months after the last change. Finished check: {finishedCheckMonths} months.",
      seen: "We; the AI firm Groq gets the answers of a finished check, unless you chose only standard advice",
    },
    results: {
      what: "Your score, your grade, the advice, and every check you finished, with its date",
      why: "To show you your result again, and how it changes over time",
      long: "{finishedCheckMonths} months after the last change, or until you have it deleted",
      seen: "We; Groq gets the scores and writes the advice, unless you chose only standard advice",
    },
    business: {
      what: "Lines about your business, if you give any: its name, trade, size, place, year",
      why: "So that the advice fits your trade and your town",
      long: "As long as the record",
      seen: "We; Groq only if you agree to that, and never if you chose only standard advice",
    },
    lang: {
      what: "The language you chose",
      why: "To speak it on the next page, too",
      long: "As long as the record",
      seen: "We; Groq is told in which language to write, unless you chose only standard advice",
    },
    source: {
      what: "The words of the link that brought you here (utm), if it had any",
      why: "To learn which advertisement or message is worth its money",
      long: "As long as the record",
      seen: "We",
    },
    contact: {
      what: "Contact form: name, e-mail, phone, message, and the kind of business if you name it",
      why: "To reply to you. With it stand the topic, the package, the time, your language, the link you came by, the number of your record, and how long filling in took: that tells people from machines.",
      long: "{leadMonths} months after the last change. What looks like a machine's work: {flaggedLeadDays} days.",
      seen: "We, and the firm that carries our e-mail",
    },
    newsletter: {
      what: "Newsletter: your e-mail address, the time, your language, the link you came by, and the number of your record",
      why: "To send it to you",
      long: "Until you unsubscribe. The address then stays {consentProofMonths} months more, only as proof that you had agreed and when it ended.",
      seen: "We, and the firm that carries our e-mail",
    },
    getStarted: {
      what: "Get Started: name, business, e-mail, phone, place, kind, experience",
      why: "To fill in your welcome page. It stays in your browser and reaches us only when you say so on the last step; then the number of your record stands with it.",
      long: "In your browser {onboardingDays} days. If you send it: like a contact message.",
      seen: "Nobody but you, until you send it; then we, and the firm that carries our e-mail",
    },
    contacted: {
      what: "If you agreed that we look at your check and get in touch: your score, grade and first area as a note for us, with your Google name and e-mail address if you signed in",
      why: "So that we see the request and can write or call",
      long: "Like a contact message; out of our sight at once when you take your word back",
      seen: "We, and the firm that carries our e-mail",
    },
    reportMail: {
      what: "The e-mail address to which you have a report sent",
      why: "To send you that one letter, and for nothing else",
      long: "Until the letter has left: a moment; if the mail server is down, at most {deliveryDays} days",
      seen: "We, and the firm that carries our e-mail",
    },
    signIn: {
      what: "Only if you sign in: your Google name, e-mail address, photo and account number",
      why: "So that you find your checks on any device: only the account number stands beside your record",
      long: "Until you delete the account",
      seen: "We, and Google, which runs the sign-in",
    },
    orders: {
      what: "If you order: the order, the bill, the payment reference. Never your card number or PIN.",
      why: "To do the work and to account for the money",
      long: "As long as tax law demands",
      seen: "We, the payment firm, and the tax office where the law says so",
    },
    consents: {
      what: "What you agreed to, and your choice of AI or only standard advice: purpose, version of the text, when, and when you took it back",
      why: "To do what you chose, and to be able to prove that you agreed",
      long: "As long as the record or the message it belongs to; for the newsletter {consentProofMonths} months after it ended. Delete everything, and it goes, too.",
      seen: "We",
    },
    log: {
      what: "Technical log: the time, what happened, the first 8 characters of a record's number. For a call that we refuse and a form that looks like a machine's also a code for the network address, which changes every day, and the network it belongs to.",
      why: "To find faults and to stop attacks. It holds no answers, no names, no full numbers and no full network address.",
      long: "{logDays} days",
      seen: "We, and the firm that runs our server",
    },
    counts: {
      what: "Counts for each day: how often the check was opened, each question reached, the result seen, each button used",
      why: "To learn where people leave the check. Nobody's name, number or address is in them: only the day, the language and one word of the link (utm_source). If your browser asks sites not to track you (DNT, GPC), we do not count your visit.",
      long: "{countsMonths} months",
      seen: "We",
    },
    deskLog: {
      what: "The desk's log: which of us looked at, noted, exported or deleted which request, and when",
      why: "So that nobody looks without leaving a trace, and as the proof that we deleted what you asked us to. It names requests by their number (BG-…) and no visitor.",
      long: "{consentProofDays} days",
      seen: "We",
    },
    address: {
      what: "Your network address (IP)",
      why: "To deliver the page, and to count requests so that machines cannot flood us",
      long: "In memory, at most one day. Our log never holds the address itself; what it holds of a refused call is under “Technical log”.",
      seen: "The firm that runs our server",
    },
  },
};

export type PrivacyWords = typeof privacy;
