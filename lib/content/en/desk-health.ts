import type { FailureCode } from "@/lib/domain/notify/failure";

/** The words of the desk's Health tab. */
export const deskHealth = {
  title: "Health of the site",
  lead: "What the site does by itself, and what waits. Read again every 30 seconds.",
  asOf: "As of {time}",
  works: "Works",
  off: "Not set up",
  look: "Look at this",
  bad: "Does not work",
  notKnown: 'Not known: it could not be read. The log says why ("health figure failed").',
  store: {
    title: "Database",
    kinds: { sqlite: "SQLite", firestore: "Firestore" },
    states: {
      ok: "It takes everything that comes in.",
      degraded: "It takes everything, but it fills up, or a damaged one lies beside it.",
      unavailable:
        "It takes nothing now. Forms keep what is typed and offer WhatsApp, answers wait on the visitors' phones.",
    },
    size: "{size} in use",
    limit: "{size} of {limit} in use",
    noSize: "Its size is not known: it could not be read.",
    file: "{size} on the disk",
    disk: "{percent}% of the disk is free",
    reserve:
      "The disk is full, and the reserve is in use: only deletions and the desk can write. Make room on the disk.",
  },
  channels: { mail: "Mail", webhook: "Webhook" },
  channel: {
    off: {
      mail: "Nobody gets a mail about leads: SMTP_URL, MAIL_FROM and LEADS_TO are not set.",
      webhook: "No other program is told of leads: LEADS_WEBHOOK_URL is not set.",
    },
    empty: "Nothing waits.",
    uncounted: "Whether anything waits is not known: more wait in all than we count.",
    waiting: "Waiting: {n}, the oldest since {date}.",
    failed: "The last failed try: {date}.",
    lastTaken: "The last one was taken on {date}.",
    noneTaken: "None has been taken yet.",
    retried: "We try again by ourselves for 34 hours. The leads are at the desk in any case.",
  },
  failures: {
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
  code: "Answer {status}",
  ai: {
    title: "AI advice",
    off: "Not set up: every check gets the standard advice.",
    states: {
      ok: "The AI answers.",
      degraded: "The AI does not answer: visitors get the standard advice.",
    },
    /** Why the last try failed, by its kind (lib/server/advice/ai-failure.ts). */
    failures: {
      authentication: "The AI refuses our key. GROQ_API_KEY must be a valid one.",
      permission: "The AI refuses our key for this model.",
      "rate limit": "The AI takes no more calls of our account for now.",
      "not found": "The AI does not have our models any more: “npm run doctor” says which.",
      decommissioned: "The AI has shut our models down: “npm run doctor” says which.",
      "no model": "The AI does not have our models any more: “npm run doctor” says which.",
      other: "The AI did not answer the last time, or not as it should.",
    },
    checks: "{given} of {asked} checks got advice today.",
    noChecks: "How many checks got advice today is not known.",
    calls: "{spent} of {budget} calls used today.",
    noCalls: "How many calls were used today is not known.",
    last: "The last good one: {date}.",
    never: "None in the last month.",
  },
  backup: {
    title: "Backup",
    off: "Its age is not known: BACKUP_PATH is not set.",
    none: "There is no copy in that folder.",
    last: "The newest copy is of {date}.",
    content: "It has {leads} leads, the site has {siteLeads}.",
    other: "It is a copy of another database. Please tell the person who looks after the server.",
    unreadable: "It cannot be read. Please tell the person who looks after the server.",
    old: "A night was missed. Please tell the person who looks after the server.",
    elsewhere: "Firestore makes its own copies: the Google console shows them.",
  },
  build: {
    title: "Release",
    version: "Version {version}, commit {commit}",
    unknown: "Not known.",
    started: "Runs since {date}.",
    address: "Built for {siteUrl}.",
    otherAddress:
      "Built for {built}, but the site is {siteUrl}: links and search engines lead to the wrong place. Build again with the right SITE_URL.",
    facts: {
      changed:
        "The file of facts has changed since the build: the site shows the old ones. Build again and restart.",
      unusable:
        "The file of facts cannot be used: the site shows those of its build. “npm run doctor” says why.",
    },
  },
  notice: {
    titles: {
      mail: "Mails have been waiting since {date}",
      webhook: "Calls of the webhook have been waiting since {date}",
    },
    also: {
      mail: "Mails wait as well.",
      webhook: "Calls of the webhook wait as well.",
    },
    more: "See “Health”",
  },
};

export type DeskHealthWords = typeof deskHealth;
