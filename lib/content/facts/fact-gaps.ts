import type { Site } from "./site-schema";

/** A number of zeros, or an address under .example: well-formed, and nobody's. */
const isPlaceholder = (text: string): boolean => /0{10}$/.test(text) || /\.example\b/.test(text);

/** What to fill in where a fact is null, by its place in site.json. */
const WANTED: Readonly<Record<string, string>> = {
  author: "who writes the posts; null prints the firm's name",
  pricesIncludeGst: 'true, false or "none": until then no price says anything of GST',
  legalName: "registered name and form of the business; the law asks for it on the site",
  gstin: "the GSTIN, where the business has one",
  udyam: "the Udyam number, where the business has one",
  grievanceOfficer: "name, post, phone and email; the law asks for it on the site",
  dataContact: "whom to ask about data: name and email",
  boardLink: "where the Data Protection Board of India takes complaints",
  hosting: "the firm that runs the server and the database, and in which country",
  processors: "the firms that carry our email, WhatsApp messages and payments",
  aiTerms: "what the contract lets Groq keep, and for how long",
  backupDays: "how long backups are kept",
  backupsEncrypted: "true once each copy of the database is encrypted; else false",
  fewHaveAccess: "true if only a few named people can read server and copies; else false",
  processorContracts: "true once there is a contract with each firm that handles data; else false",
  payment: "UPI ID or bank account, and how the bill is sent",
  refundDays: "within how many days a refund is paid",
  court: "the city of the courts",
  checkReviewedBy: "who outside the firm has reviewed the check: name, post and day",
};

/** Facts a business may lack for good: named only where another fact says that it has them. */
const isWanted = (name: string, site: Site): boolean => {
  if (name === "gstin") return typeof site.pricesIncludeGst === "boolean";
  return name !== "udyam";
};

const placeholdersIn = ({ phone, whatsapp, email, social }: Site): string[] =>
  Object.entries({
    phone: phone.dial,
    whatsapp: whatsapp.dial,
    email,
    ...Object.fromEntries(Object.entries(social).map(([name, page]) => [`social.${name}`, page])),
  }).flatMap(([place, text]) =>
    text !== null && isPlaceholder(text) ? [`${place}: a placeholder, nobody's`] : [],
  );

/** What the operator still has to fill in: a line each, with its place in site.json and what is wanted. */
export const factGaps = (site: Site): string[] => [
  ...placeholdersIn(site),
  ...Object.entries(WANTED).flatMap(([name, wanted]) =>
    site[name as keyof Site] === null && isWanted(name, site) ? [`${name}: ${wanted}`] : [],
  ),
  ...(site.offices.length === 0
    ? ["offices: the address of the head office first; the law asks for it on the site"]
    : []),
  ...(site.advisers.length === 0
    ? ["advisers: who advises, with real names and what they have done"]
    : []),
  ...site.advisers.flatMap(({ photo }, at) =>
    photo === null
      ? [`advisers.${at}.photo: a photo in public/people, square; until then initials`]
      : [],
  ),
  ...Object.entries(site.claims).flatMap(([name, claim]) =>
    claim && claim.basis === null
      ? [
          `claims.${name}.basis: how, when and among whom ${claim.figure} was counted; or null the claim`,
        ]
      : [],
  ),
];
