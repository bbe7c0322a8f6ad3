import type { TroubleKind } from "@/lib/domain/health/site-check";
import type { FailureCode } from "@/lib/domain/notify/failure";

const TELL = "Please tell the person who looks after the server.";

/** What is said to operators when something is wrong with the site. */
export const siteChecks = {
  troubles: {
    notKnown: {
      title: "Part of the site could not be checked",
      toDo: "Please tell the person who looks after the server: the log says why (“check failed”).",
    },
    storeDown: {
      title: "The database takes nothing now",
      toDo: "Answers wait on the visitors' phones. Please tell the person who looks after the server now.",
    },
    damagedAside: {
      title: "Older leads are missing here",
      toDo: "The database was damaged, so the site put it aside and started a new one. What came in before is not shown, but most of it can be brought back. Please tell the person who looks after the server now.",
    },
    unreadable: {
      title: "Entries that cannot be shown: {n}",
      toDo: "They are kept, but this version of the site cannot read them. Please tell the person who looks after the server.",
    },
    storage70: {
      title: "The database is 70% full",
      toDo: "Everything works. Delete spam, or ask the person who looks after the server for more room.",
    },
    storage90: {
      title: "The database or its disk is 90% full",
      toDo: "Soon new visitors cannot save anything. Delete spam now, or ask the person who looks after the server for more room.",
    },
    storage100: {
      title: "The database is full",
      toDo: "New visitors cannot save anything now; people who were here before can. Delete spam, or ask the person who looks after the server for more room.",
    },
    facts: {
      title: "The site shows older facts",
      toDo: "Its file of facts (phone, prices, hours and the like) has changed since the site was built, or cannot be used. Please tell the person who looks after the server: “npm run doctor” says what to do.",
    },
    noBackup: {
      title: "There is no backup",
      toDo: "The folder of the backups is empty. Please tell the person who looks after the server.",
    },
    oldBackup: { title: "The backup of last night is missing", toDo: TELL },
    unsentBackup: { title: "Last night's backup has not left the machine", toDo: TELL },
    otherBackup: { title: "The newest backup is of another database", toDo: TELL },
    unreadableBackup: { title: "The newest backup cannot be read", toDo: TELL },
    mail: {
      title: "Mail does not leave: the last try failed on {date}",
      toDo: "We try again by ourselves for 34 hours. The leads are at the desk in any case.",
    },
    webhook: {
      title: "The webhook does not work: the last try failed on {date}",
      toDo: "We try again by ourselves for 34 hours. The leads are at the desk in any case.",
    },
    ai: {
      title: "The AI does not answer: visitors get the standard advice",
      toDo: "Please tell the person who looks after the server: “npm run doctor” tries it.",
    },
    aiBudget: {
      title: "The AI is not asked: visitors get the standard advice",
      toDo: "All calls of today are used, or the AI has none of our models. Please tell the person who looks after the server: “npm run doctor” says which.",
    },
    signIn: {
      title: "Visitors cannot sign in",
      toDo: "One of the FIREBASE_ settings is missing. Please tell the person who looks after the server.",
    },
    clock: {
      title: "The server's clock may be wrong",
      toDo: "So nothing is deleted for its age now. Please tell the person who looks after the server: “npm run doctor” compares the clock.",
    },
    proxy: {
      title: "Visitors are not told apart",
      toDo: "One visitor who sends too much can stop all others. Please tell the person who looks after the server: “npm run doctor” says what to do.",
    },
  } satisfies Record<TroubleKind, { title: string; toDo: string }>,
  /** Why mail or webhook failed. */
  reasons: {
    noHost: "No server of that name was found. Is the name in the settings right?",
    refused: "Nothing answers there. Is the other server running, and the port right?",
    timeout: "The other server does not answer in time.",
    dropped: "The other server ends the connection in the middle.",
    tls: "The encryption does not work. Is the port right, and the other server's certificate valid?",
    login: "The mail server refuses our user or password.",
    address: "The mail server refuses an address. Is LEADS_TO written right?",
    visitorAddress:
      "The mail server refuses the address that a visitor typed for a report: that mail is given up.",
    sender:
      "The mail server refuses our own address. Is MAIL_FROM an address of this mail account?",
    signature: "The other program does not accept us. Has it the same LEADS_WEBHOOK_SECRET?",
    noPage: "The other program has no such page. Is LEADS_WEBHOOK_URL written right?",
    moved: "The other program sends us on to another address. LEADS_WEBHOOK_URL must be that one.",
    busy: "The other server takes nothing for now. If that lasts, ask who looks after it.",
    rejected: "The other server refuses it. Its log says why: ask who looks after it.",
    other: "It did not work, and the reason is not known.",
  } satisfies Record<FailureCode, string>,
  /** Why the AI did, by its kind (lib/server/advice/ai-failure.ts). */
  aiReasons: {
    authentication: "The AI refuses our key. GROQ_API_KEY must be a valid one.",
    permission: "The AI refuses our key for this model.",
    "rate limit": "The AI takes no more calls of our account for now.",
    "not found": "The AI does not have our models any more: “npm run doctor” says which.",
    decommissioned: "The AI has shut our models down: “npm run doctor” says which.",
    "no model": "The AI does not have our models any more: “npm run doctor” says which.",
    other: "The AI did not answer the last time, or not as it should.",
  },
};

export type SiteCheckWords = typeof siteChecks;
