import { cleanup, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { LANGS } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import { indianDateTime } from "@/lib/domain/core/indian-day";
import { CONTACT, ONBOARDING } from "@/test/builders/desk-leads";
import { MessageFacts } from "./message-facts";

afterEach(cleanup);

test.each(LANGS)("%s: the codes of Get Started are said in words", (lang) => {
  const lead = { ...ONBOARDING, businessType: "salon", experience: "from1to3" };
  const words = deskWordsIn(lang);
  render(<MessageFacts {...{ lang, words, lead }} />);
  expect(screen.getByText(words.choices.businessType.salon)).toBeInTheDocument();
  expect(screen.getByText(words.choices.experience.from1to3)).toBeInTheDocument();
  expect(screen.queryByText("salon")).toBeNull();
});

test.each(LANGS)("%s: nobody of a list has agreed to anything", (lang) => {
  const words = deskWordsIn(lang);
  const lead = { ...CONTACT, channel: "import" };
  const { container } = render(<MessageFacts {...{ lang, words, lead }} />);
  const date = indianDateTime(lang, lead.consent.givenAt);
  expect(screen.getByText(fill(words.detail.listed, { date }))).toBeInTheDocument();
  expect(container).not.toHaveTextContent(lead.consent.textVersion);
});
