import { render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { LANGS } from "@/lib/domain/core/languages";
import { ONBOARDING } from "@/test/builders/desk-leads";
import { leadDetailOf } from "@/test/builders/lead-details";
import { LeadFacts } from "./lead-facts";

test.each(LANGS)("%s: the codes of Get Started are said in words", (lang) => {
  const lead = { ...ONBOARDING, businessType: "salon", experience: "from1to3" };
  const detail = leadDetailOf("id", lead, {});
  const words = deskWordsIn(lang);
  render(<LeadFacts lang={lang} words={words} detail={detail} />);
  expect(screen.getByText(words.choices.businessType.salon)).toBeInTheDocument();
  expect(screen.getByText(words.choices.experience.from1to3)).toBeInTheDocument();
  expect(screen.queryByText("salon")).toBeNull();
});
