import { aiData } from "./ai-data";

/** The privacy policy; numbers of days and months come from lib/domain/leads/retention.ts. */
export const privacy = {
  meta: {
    title: "Privacy Policy",
    description:
      "What {ourName} keeps about you, why, for how long and who sees it, what goes to the AI, and how to see, correct, delete or withdraw it.",
  },
  title: "Privacy Policy",
  summary: `The check asks for no name, phone number or email. Your answers are kept under a code number, so that you can continue later. ${aiData} You give us your name and number only when you want a reply. We sell nothing, and you can delete it all yourself under Settings.`,
  sections: {
    who: {
      title: "Who is responsible",
      text: [
        "[This site is run by {legalName}. In this policy that is “we”.|This site is run by {ourName}. In this policy that is “we”.]",
        "Head office: {headOffice}.[ Branches: {branches}.]",
        "[Questions about your data go to: {dataContact}.|Questions about your data: ask us in any of the ways at the end of this page.]",
      ],
    },
    data: {
      title: "What we keep, why, how long, and who sees it",
      text: [
        "Each item says what it is for. We use it for nothing else. The times are the longest ones: you can have it deleted earlier.",
      ],
    },
    ai: {
      title: "What goes to the AI, and what does not",
      text: [
        aiData,
        "It is sent when you finish the check. If your answers show no problem, no AI is asked. The firm is Groq, Inc.; its computers may be outside India.[ {aiTerms}]",
        "You choose before the first question, beside the last one and under Settings: AI advice or only standard advice. A change counts from your next check. Until you choose, it is AI advice.",
      ],
      points: [
        "Groq gets: the 15 questions with your answers, the scores, the area to fix first with its package, and your language. With your tick also the five lines about your business: name, trade, size, place, year. If your business has your own name, leave that line empty when you do not want it sent.",
        "Groq does not get: your name, phone number, email, network address or record number.",
        "Only standard advice: nothing goes to Groq, in this check and in every later one, on all devices where you are signed in. We wrote this advice; your answers decide which of it you see.",
        "Do you not want us to keep your answers either? The page of the check prints all 15 questions with a first step for each. Count the points on paper.",
      ],
    },
    others: {
      title: "Who else handles data for us",
      text: ["These firms work for us under a contract, and only for the purpose named:"],
      points: [
        "[Server and database: {hosting}|The firm that runs our server and database]",
        "[Email, WhatsApp, video calls and payments: {processors}|The firms that carry our email, WhatsApp messages, video calls and payments]",
        "AI: Groq, as described above",
        "Google, only if you sign in with Google",
        "The firm whose program keeps our list of customers, if we use one. It gets your request, how it goes on, and the answers if you sent your check along.",
        "When you write to us on WhatsApp, WhatsApp knows that you did. We write to you there first only if you asked us to.",
      ],
      close:
        "Anybody else gets data only if a law or a court orders it. We do not sell data and do not exchange it.",
    },
    device: {
      title: "What is on your own phone or computer",
      text: [
        "There is no tracking cookie, and no font, picture or script of another firm on our pages. Only when you choose to sign in does a script of Google's load. Your browser keeps:",
      ],
      points: [
        "One cookie: the key to your record, for {ownerCookieDays} days. Scripts on the page cannot read it.",
        "Your record number, your answers and your choice about the advice, so that the check works without internet",
        "The language you chose",
        "A contact message you have started, until it is sent",
        "Name and number for a call about your result, until the request is sent",
        "A private link of another person whose answers you want to compare with yours, until you have, at most {linkDays} days",
        "If you sign in: a second cookie for a few days, and your name and email, until you sign out",
        "What you fill in under Get Started, for {onboardingDays} days",
      ],
      close:
        "You can clear all of it in your browser's settings. Delete your record under Settings first. Without the key that browser cannot open it any more, and it stays until its time is over.",
    },
    deleting: {
      title: "Deleting: what goes at once, and what stays for a while",
      text: [
        "Open Settings and tap “Delete everything”. Your answers, results, finished checks, advice, lines about your business and consents are deleted at once. Your private links stop working, and a comparison with another person ends. Also deleted are your account with us, what is on that device, and the messages and email addresses you sent us from there. A message that you sent without ever opening the check is deleted when you ask us.",
        "These stay for a while, and nobody uses them for anything else:",
      ],
      points: [
        "Advice from the AI in our server's memory: at most {adviceCacheHours} hour",
        "Technical log: {logDays} days, with the first 8 characters of your record number",
        "[Backups, encrypted, at most {backupDays} days|Backups, encrypted, until newer ones replace them]",
        "A code made from your record number, for {erasedNumberDays} days, so that restoring a backup does not bring your record back",
        "The desk's log, {deskLogDays} days: which request was deleted, by its number (BG-…), and when",
        "Orders, bills and payment references in our books, as long as tax law demands",
        "What you sent us by email or WhatsApp, and the mail by which this site told us of your message, until we clear them. Ask us, and we delete these too.",
        "What another law tells us to keep. Ask us, and we name the law.",
      ],
      close:
        "If you only leave the newsletter, we keep your address {consentProofMonths} months more as proof that you had agreed and when it ended.",
    },
    rights: {
      title: "Your rights",
      text: ["They are free, and you need not give a reason."],
      points: [
        "See: what we keep about you, who got it, and a copy of it",
        "Correct: what is wrong or incomplete",
        "Delete: what no law tells us to keep",
        "Withdraw: any consent, as easily as you gave it: under Settings. Every newsletter email has a link that ends it.",
        "Complain: to us, and then as described under “If something is wrong”",
        "Nominate: name a person who may use these rights for you if you die or can no longer do it yourself",
      ],
    },
    ask: {
      title: "How to use them",
      text: [
        "Under Settings you download a copy of everything, correct the lines about your business, withdraw a consent and delete everything. You do not have to ask us.",
        "For anything else write to us in any of the ways at the end of this page. English, Hindi or your own language: all are fine. We answer within {complaintDays} days.",
        "So that nobody else gets your data, tell us what we can find it by:",
      ],
      points: [
        "For the check: your record number, which is under Settings. The record has no name by which we could find it.",
        "For a message or the newsletter: the email or phone number you gave",
        "For a sign-in: the Google address you signed in with",
      ],
    },
    complain: {
      title: "If something is wrong",
      text: [
        "[Write to our grievance officer: {grievanceOfficer}.|Write to us in any of the ways at the end of this page, and put “Complaint” in the first line.]",
        "You get a ticket number within {acknowledgeHours} hours and an answer within {complaintDays} days. Ask with that number at any time how far we are. The data rules allow {dataLawDays} days at most.",
        "If our answer is not good enough, the Data Protection Board of India is the next step. People can complain there once that part of the law applies, from May 2027.",
        "The Board takes complaints here: {boardLink}.",
      ],
    },
    consent: {
      title: "How you agree",
      text: [
        "The check needs only what you tap; you give it by answering. A line before the first question says that answers are kept and go to an AI. There you can choose only standard advice. Wherever you leave a name, phone number or email, a notice says what it is for, how long we keep it and how you withdraw. You tick the box yourself. No box is ticked beforehand.",
        "We note what you agreed to, when, and which version of this policy was on the page.",
      ],
    },
    adults: {
      title: "Adults only",
      text: [
        "This site is for business owners of 18 years or more. Each consent says so. If a child has given us data, tell us, and we delete it.",
      ],
    },
    security: {
      title: "How we protect it, and what happens if that fails",
      text: [
        "The connection is encrypted. We do not store your key, only a check code from which nobody can work out the key. Backups are encrypted, few people have access, and our log has no answers and no names.",
        "If data leaks, we tell you and the Data Protection Board of India without delay. We say what happened, what it can mean for you, and what you and we can do. The Board gets the full report within 72 hours.",
      ],
    },
    law: {
      title: "The law behind this",
      text: [
        "Today: section 43A of the Information Technology Act, 2000 and the rules of 2011 on reasonable security practices and sensitive personal data.",
        "From May 2027 for most duties: the Digital Personal Data Protection Act, 2023 and its Rules of 2025, notified on 13 November 2025.",
        "Most of this policy already follows the new law. Not yet: our log is kept {logDays} days and not one year. What you delete is not set aside for a year. This policy is in English and Hindi only.",
      ],
    },
    changes: {
      title: "Changes, and the two languages",
      text: [
        "When this policy changes, its date and version change. If we want to use data for something new, we ask you first.",
        "It is here in English and in Hindi. If they differ, the one you read when you agreed counts.",
      ],
    },
  },
  /** Sections that replace the ones above once `dataRules2027` is on (docs/decisions/041-the-data-rules-of-2027-are-a-setting.md). */
  from2027: {
    logLong: "{logFrom2027Days} days",
    /** On the page after "Delete everything". */
    deleted:
      "It is deleted from this device, and out of use on our server. The law tells us to set it aside for {setAsideDays} days; the Privacy Policy says why. A new record begins only if you take the check again.",
    sections: {
      deleting: {
        title: "Deleting: what goes at once, and what stays for a while",
        text: [
          "Open Settings and tap “Delete everything”. What is on that device is deleted. Your answers, results, finished checks, advice, lines about your business, consents, private links, messages, email addresses and account are out of use at once. None of our pages shows them any more, to you or to us. A message that you sent without ever opening the check goes the same way when you ask us.",
          "The data rules of 2025 tell us to keep data for one year after we used it. So these stay for a while, and nobody uses them for anything else:",
        ],
        points: [
          "What you deleted, set aside for {setAsideDays} days, only in case an authority asks for it by law; then it is deleted for good",
          "Advice from the AI in our server's memory: at most {adviceCacheHours} hour",
          "Technical log: {logFrom2027Days} days, with the first 8 characters of your record number",
          "[Backups, encrypted, at most {backupDays} days|Backups, encrypted, until newer ones replace them]",
          "A code made from your record number, for {erasedNumberDays} days, so that restoring a backup does not bring your record back",
          "The desk's log, {deskLogDays} days: which request was deleted, by its number (BG-…), and when",
          "Orders, bills and payment references in our books, as long as tax law demands",
          "What you sent us by email or WhatsApp, and the mail by which this site told us of your message, until we clear them. Ask us, and we delete these too, as soon as the year is over.",
        ],
        close:
          "If you only leave the newsletter, we keep your address {consentProofMonths} months more as proof that you had agreed and when it ended.",
      },
      complain: {
        title: "If something is wrong",
        text: [
          "[Write to our grievance officer: {grievanceOfficer}.|Write to us in any of the ways at the end of this page, and put “Complaint” in the first line.]",
          "You get a ticket number within {acknowledgeHours} hours and an answer within {complaintDays} days. Ask with that number at any time how far we are. The data rules allow {dataLawDays} days at most.",
          "If our answer is not good enough, you can complain to the Data Protection Board of India.",
          "The Board takes complaints here: {boardLink}.",
        ],
      },
      law: {
        title: "The law behind this",
        text: [
          "The Digital Personal Data Protection Act, 2023 and its Rules of 2025, notified on 13 November 2025.",
          "You may ask for this policy and each notice in any of the 22 languages of the Constitution's Eighth Schedule. Write to us which one.",
          "You may also give, see and withdraw your consent through a Consent Manager that is registered with the Board.",
        ],
      },
    },
  },
  labels: { why: "Why", long: "How long", seen: "Who sees it" },
  items: {
    key: {
      what: "A code number and a key",
      why: "The number names your record. The key, in a cookie, lets only your browser open it. Once you have signed in, your sign-in opens it instead, on any device.",
      long: "Number: as long as the record. Cookie: {ownerCookieDays} days, or until you sign in.",
      seen: "We, and the firm that runs our server",
    },
    answers: {
      what: "Your answers in the check, and the time of each",
      why: "To work out your score, and so that you can continue where you stopped",
      long: "Opened and nothing answered: {emptyRecordDays} days. Unfinished check: {unfinishedCheckMonths} months after the last change. Finished check: {finishedCheckMonths} months.",
      seen: "We; Groq gets the answers of a finished check, unless you chose only standard advice",
    },
    results: {
      what: "Your score, your grade, the advice, and every check you finished, with its date",
      why: "To show you your result again, and what has changed",
      long: "{finishedCheckMonths} months after the last change. Advice from the AI is also in our server's memory, for {adviceCacheHours} hour.",
      seen: "We; Groq gets the scores and writes the advice, unless you chose only standard advice",
    },
    business: {
      what: "Lines about your business, if you give any: its name, trade, size, place, year",
      why: "So that the advice fits your trade and your town",
      long: "As long as the record",
      seen: "We; Groq only if you ticked the box for it, and never if you chose only standard advice",
    },
    lang: {
      what: "The language you chose",
      why: "So that the next page opens in it",
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
      what: "Contact form: name, email, phone, message, and the type of business if you name it. Only with your tick also your last finished check: score, answers and advice.",
      why: "To reply to you; the check, to prepare that. We also keep the topic, the package, the time, your language, the link you came by and your record number. How long you took to fill in the form tells people from machines.",
      long: "{leadMonths} months after the last change. If you become a customer: {wonLeadYears} years, with our books. What looks like a machine's work: {flaggedLeadDays} days.",
      seen: "We, and the firm that carries our email",
    },
    newsletter: {
      what: "Newsletter: your email, the time, your language, the link you came by, and your record number",
      why: "To send it to you",
      long: "Until you unsubscribe. Then the address stays {consentProofMonths} months more, only as proof that you had agreed and when it ended.",
      seen: "We, and the firm that carries our email",
    },
    call: {
      what: "Call me about this result: name, phone, and with your tick the check you just finished: score, answers and advice",
      why: "To call you about it, and to prepare the call. We also keep the time, your language, the link you came by and your record number.",
      long: "Like a contact message",
      seen: "We, and the firm that carries our email",
    },
    deskNotes: {
      what: "What we note beside your request: what we talked about, the next step, who of us looks after you, a price you agreed to, or why it came to nothing. If you call, visit or write on WhatsApp, also your name and number.",
      why: "So that you need not tell us everything twice. Requests with the same phone number or email we read together, as those of one person.",
      long: "As long as the request",
      seen: "We",
    },
    getStarted: {
      what: "Get Started: name, business, email, phone, place, type of business, experience",
      why: "To fill in your welcome page. It stays in your browser. It reaches us, with your record number, only if you tick the box on the last step.",
      long: "In your browser {onboardingDays} days. If you send it: like a contact message.",
      seen: "Only you, until you send it; then we, and the firm that carries our email",
    },
    contacted: {
      what: "A note for us, if you agreed that we look at your check and contact you: score, grade, area to fix first. If you signed in, also your Google name and email.",
      why: "So that we see your wish and can write or call",
      long: "Like a contact message; hidden from us at once when you withdraw",
      seen: "We, and the firm that carries our email",
    },
    reportMail: {
      what: "The email address to which you have a report sent",
      why: "To send you that one email, and for nothing else",
      long: "Until the email has left: a moment; if the mail server is down, at most {deliveryDays} days",
      seen: "We, and the firm that carries our email",
    },
    signIn: {
      what: "Only if you sign in: your Google name, email, photo and account number",
      why: "So that you find your checks on any device. Beside your record we keep only the account number.",
      long: "Until you delete the account",
      seen: "We, and Google, which runs the sign-in",
    },
    links: {
      what: "Private links, if you make any: for each a check code, what it shows, which check, and the days it works",
      why: "So that people you choose can read your result: score, areas and plan, and your answers if you say so. Never your name, phone number, email or the name of your business. We do not keep the link itself.",
      long: "{linkDays} days, or until you switch the link off",
      seen: "Anyone with the link; we",
    },
    planNotes: {
      what: "Your plan: ticks, days, steps that are not for you, your trade, your answers after thirty days",
      why: "So that your plan is on all your devices, and its steps fit your trade. Your trade goes to the AI only with your consent for the five lines. If you agreed that we contact you, we see how far you are.",
      long: "As long as your record",
      seen: "You, anyone with a private link to your plan (days and ticks only), and we with your consent",
    },
    reminders: {
      what: "The email address of your sign-in, if you asked to be reminded of your plan",
      why: "To send you two emails at most, none after day 37",
      long: "Until they are sent, or until you stop them",
      seen: "We, and the firm that carries our email",
    },
    pairs: {
      what: "Two of us, if you choose it: which two checks, since when, and the steps you agreed",
      why: "So that both of you see both answers side by side, and agree what to do",
      long: "{comparisonDays} days, or until one of you ends it",
      seen: "The two of you; we",
    },
    orders: {
      what: "If you order: the order, the bill, the payment reference. Never your card number or PIN.",
      why: "To do the work and to account for the money",
      long: "As long as tax law demands",
      seen: "We, the payment firm, and the tax office where the law says so",
    },
    papers: {
      what: "If you order: the papers you give us for the work, such as sales, dues lists, names and phone numbers of your customers or staff",
      why: "To do the work of your order, as you tell us. Data about other people stays yours: you decide about it, we only work with it for you.",
      long: "Until the work is over and {papersDays} days more; then we give it back or delete it",
      seen: "We",
    },
    video: {
      what: "If you order: video calls. We record one only if you agree first.",
      why: "To do the work of your order without travelling",
      long: "Not kept by us. What the firm that carries the call keeps is in its own policy.",
      seen: "We, and the firm that carries the call",
    },
    consents: {
      what: "Your consents, and your choice of AI or only standard advice: purpose, version of the text, when, and when you withdrew",
      why: "To do what you chose, and to prove that you agreed",
      long: "As long as the record or the message it belongs to; for the newsletter {consentProofMonths} months after it ended",
      seen: "We",
    },
    log: {
      what: "Technical log: the time, what happened, the first 8 characters of a record number. For a refused call or a form that looks like a machine's also the network and a code for the network address. The code changes every day.",
      why: "To find faults and to stop attacks. It holds no answers, no names, no full numbers and no full network address.",
      long: "{logDays} days",
      seen: "We, and the firm that runs our server",
    },
    counts: {
      what: "Counts for each day: how often the check was opened, each question reached, the result seen, each button used",
      why: "To learn where people leave the check. They hold only the day, the language and one word of the link (utm_source): no name, number or address. If your browser asks sites not to track you (DNT, GPC), we do not count your visit.",
      long: "{countsMonths} months",
      seen: "We",
    },
    deskLog: {
      what: "The desk's log: which of us looked at, noted, exported or deleted which request, and when",
      why: "So that nobody looks without a trace, and to prove that we deleted what you asked us to. It names requests by their number (BG-…) and no visitor.",
      long: "{deskLogDays} days",
      seen: "We",
    },
    address: {
      what: "Your network address (IP)",
      why: "To deliver the page, and to count requests so that machines cannot flood us",
      long: "In memory, at most one day. Our log never holds the address itself; what it holds of a refused call is under “Technical log”.",
      seen: "The firm that runs our server",
    },
    backups: {
      what: "Backups: copies of the database, encrypted",
      why: "So that a broken disk loses nothing",
      long: "[At most {backupDays} days|Until newer ones replace them]",
      seen: "The few of us who run the server, and the firm where the copies are",
    },
  },
};
