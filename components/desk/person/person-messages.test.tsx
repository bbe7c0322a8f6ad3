import { cleanup, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import { indianDateTime } from "@/lib/domain/core/indian-day";
import type { Lead } from "@/lib/domain/leads/lead";
import { CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { personDetailOf } from "@/test/builders/person-details";
import { PersonMessages } from "./person-messages";

afterEach(cleanup);

const on = { person: "p", version: 1, self: "/desk" };
const show = (lang: Lang, lead: Lead) =>
  render(
    <PersonMessages
      {...{ lang, on, words: deskWordsIn(lang), detail: personDetailOf({ a: lead }) }}
      {...{ said: null, partners: [], dueOn: "2026-12-05", now: 50 }}
    />,
  );

test.each(LANGS)("%s: the codes of Get Started are said in words", (lang) => {
  const lead = { ...ONBOARDING, businessType: "salon", experience: "from1to3" };
  const words = deskWordsIn(lang);
  show(lang, lead);
  expect(screen.getByText(words.choices.businessType.salon)).toBeInTheDocument();
  expect(screen.getByText(words.choices.experience.from1to3)).toBeInTheDocument();
  expect(screen.queryByText("salon")).toBeNull();
});

test.each(LANGS)("%s: nobody of a list has agreed to anything", (lang) => {
  const words = deskWordsIn(lang);
  const lead = { ...CONTACT, channel: "import" as const };
  const { container } = show(lang, lead);
  const date = indianDateTime(lang, lead.consent.givenAt);
  expect(screen.getByText(fill(words.detail.listed, { date }))).toBeInTheDocument();
  expect(container).not.toHaveTextContent(lead.consent.textVersion);
});
