// holds: #desk
import { contentIn } from "@/lib/content";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { fieldWordsIn } from "@/lib/content/slices/field-words";
import { wishedCall } from "@/lib/domain/calls/call";
import { BYTE_ORDER_MARK, csvRow } from "@/lib/domain/core/csv";
import { LANGS, type Lang } from "@/lib/domain/core/languages";
import { importListIn } from "@/lib/domain/desk/import";
import type { Lead } from "@/lib/domain/leads/lead";
import { CHECK, CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { exportCells, type ExportedLead, exportHeads } from "./export-cells";

const wordsIn = (lang: Lang) => ({
  ...contentIn(lang),
  lang,
  labels: fieldWordsIn(lang, "label"),
  choices: fieldWordsIn(lang, "choices"),
  questions: checkWordsIn(lang).questions,
});
const exported = (lead: Lead, at: number): ExportedLead => ({
  ...lead,
  id: `${at}`.repeat(64),
  createdAt: 10,
  unsubscribe: "",
  check: null,
});

const LEADS: Lead[] = [
  {
    ...CONTACT,
    businessName: "@Home; Foods",
    location: "Pune",
    call: wishedCall(Date.UTC(2026, 10, 28, 9)),
  },
  { ...CONTACT, name: 'आशा "Didi" पाटिल', phone: "020 2612 3456", email: "" },
  ONBOARDING,
  { ...CONTACT, name: "'90s Store", phone: "+442079460123 ext 12" },
  { ...CHECK, name: "Mina", phone: "+14155550123", businessName: "Mina, Sons" },
];

test.each(LANGS)("each head of the export is there once in %s", (lang) => {
  const heads = exportHeads(wordsIn(lang));
  expect(heads).toEqual([...new Set(heads)]);
});

test.each(LANGS)("what is exported in %s is read back whole", (lang) => {
  const words = wordsIn(lang);
  const rows = LEADS.map((lead, at) => csvRow(exportCells(exported(lead, at), words)));
  const list = importListIn(BYTE_ORDER_MARK + csvRow(exportHeads(words)) + rows.join(""))!;
  expect(list.wrong).toEqual([]);
  const { name, phone, email, businessName, location } = words.labels;
  expect(list.read).toEqual({
    name: [name],
    phone: [phone],
    email: [email],
    businessName: [businessName],
    location: [location],
  });
  expect(
    list.rows.map((row) => [row.name, row.phone, row.email, row.businessName, row.location]),
  ).toEqual([
    ["Asha Patil", "+919876543210", "asha@example.in", "@Home; Foods", "Pune"],
    ['आशा "Didi" पाटिल', "+912026123456", "", "", ""],
    ["रवि Sharma", "+919876543211", "ravi@example.in", "Sharma Stores", "Nagpur"],
    ["'90s Store", "+442079460123 ext 12", "asha@example.in", "", ""],
    ["Mina", "+14155550123", CHECK.email, "Mina, Sons", CHECK.location],
  ]);
});
