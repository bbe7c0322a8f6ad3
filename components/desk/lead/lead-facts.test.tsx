import { render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { leadDetail } from "@/lib/domain/desk/lead-detail";
import { LANGS } from "@/lib/domain/core/languages";
import { ONBOARDING } from "@/test/builders/desk-leads";
import { LeadFacts } from "./lead-facts";

test.each(LANGS)("%s: the codes of Get Started are said in words", (lang) => {
  const lead = { ...ONBOARDING, businessType: "salon", experience: "from1to3" };
  const stored = { ...lead, createdAt: 1, updatedAt: 1 };
  const detail = leadDetail("id", stored, { check: null, card: [], others: [], hasAccount: false });
  const words = deskWordsIn(lang);
  render(<LeadFacts lang={lang} words={words} detail={detail} />);
  expect(screen.getByText(words.choices.businessType.salon)).toBeInTheDocument();
  expect(screen.getByText(words.choices.experience.from1to3)).toBeInTheDocument();
  expect(screen.queryByText("salon")).toBeNull();
});
