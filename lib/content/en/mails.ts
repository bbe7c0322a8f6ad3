/** Mails: to operators about leads and the site, to owners with their report. */
export const mails = {
  lead: {
    anonymous: "no name given",
    facts: {
      reference: "Reference",
      wants: "Wants",
      package: "Package",
      score: "Health score",
      lang: "Language",
      unsubscribe: "Unsubscribe link",
      source: "Came from",
    },
    call: "Call {phone}",
    events: {
      moved: "Call at a new time, {reference}",
      cancelled: "Call cancelled, {reference}",
      paid: "Says it is paid, {reference}: look into your account",
    },
    chat: "Write on WhatsApp",
    open: "Open it at the desk",
    answer: "A reply to this email goes to the sender.",
  },
  link: {
    subject: "Your link to the desk",
    text: "This link opens the desk once, within 15 minutes, in the browser in which it was asked for.",
    open: "Open the desk",
    ignore: "You did not ask for it? Then do nothing: it opens nothing anywhere else.",
  },
  summary: {
    subject: "Leads up to {date}: {n} new",
    title: "What came from {from} to {to}",
    nothing: "Nothing new came.",
    spam: "Spam, so no email was sent for it: {n}",
    waiting: "People who wait for a first answer: {n}",
    due: {
      nobody: "Nobody has taken these yet",
      answer: "we promised an answer by {date}",
      late: "late: we promised an answer by {date}",
      overdue: "late: the next step was due {date}",
      next: "next step {date}",
      money: "{amount} is due",
      dateless: "no date is set",
      more: "And {n} more: see them at the desk.",
    },
    open: "Open the desk",
  },
  notice: {
    facts: { when: "When", by: "Operator", count: "Leads" },
    toDo: "What to do",
    open: "Open the desk",
    notices: {
      storage: {
        subject: "The site's storage is {percent} % full",
        text: "The database has reached {percent} % of the size it may have (SQLITE_MAX_MB). At 100 %, new visitors cannot store answers or messages; visitors who already have a record can continue.",
        toDo: "Delete leads you do not need at the desk. If the disk has room, give SQLITE_MAX_MB a larger number and restart the site.",
      },
      export: {
        subject: "Leads were downloaded from the desk",
        text: "The operator named here downloaded leads as a file. The file holds names, phone numbers and email addresses.",
        toDo: "If you know about it, do nothing. If not, take this operator's address out of OPERATOR_EMAILS and restart the site at once. Ask them to change the password of that mailbox.",
      },
      erasure: {
        subject: "Leads were deleted at the desk",
        text: "The operator named here deleted leads for good.",
        toDo: "If you know about it, do nothing. If not, take this operator's address out of OPERATOR_EMAILS and restart the site at once. Then look into the last backup.",
      },
      mail: {
        subject: "Mails have not been sent for over an hour",
        text: "The mail server has taken no mail for over an hour. {why} Leads are at the desk; the site keeps trying for 34 hours.",
        toDo: "Tell the person who runs the server. This notice comes once a day at most.",
      },
      webhook: {
        subject: "The webhook has failed for over an hour",
        text: "The program behind LEADS_WEBHOOK_URL has taken no lead for over an hour. {why} Leads are at the desk; the site keeps trying for 34 hours.",
        toDo: "Tell the person who runs that program. This notice comes once a day at most.",
      },
      unreadable: {
        subject: "Some stored records cannot be read",
        text: "The site found stored records that this version cannot read. They are kept as they are and nothing writes over them. Their owners cannot use them until they are repaired.",
        toDo: "Ask the person who runs the server to list and repair them ({document}). It often happens after going back to an older version of the site.",
      },
    },
  },
  trial: {
    subject: "Test of the mail server",
    text: "npm run doctor at {siteUrl} sent this. It needs no answer.",
  },
  report: {
    subject: "Your Business Health Check: {score} out of 100",
    why: "You got this email because someone entered your address on our site to get this report. We used the address for this email only and did not keep it. If it was not you, you need not do anything.",
    standardOnly:
      "This email has our standard advice. What was written for your answers is on the device where you took the check.",
    open: "Take the check again",
    talk: {
      title: "Talk to us",
      text: "A question about your result costs nothing, and you need not buy anything.",
      call: "Call {phone}",
      chat: "Write on WhatsApp",
      chatText: "Hello, I have a question about my Business Health Check.",
      write: "Send a message",
    },
  },
};
