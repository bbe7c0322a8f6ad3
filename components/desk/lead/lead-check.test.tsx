import { cleanup, render, screen } from "@testing-library/react";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { leadCheck } from "@/lib/domain/leads/visible-check";
import { withAnalysis } from "@/lib/domain/account/record";
import { LANGS } from "@/lib/domain/core/languages";
import { SHOP_ANSWERS } from "@/test/builders/owners";
import { ANALYSIS, finished, recordWith, START } from "@/test/builders/visitor-records";
import { LeadCheck } from "./lead-check";

afterEach(cleanup);

test.each(LANGS)("advice says who wrote it, the AI or we (%s)", (lang) => {
  const words = deskWordsIn(lang);
  const { ai, standard } = words.detail.source;
  const record = finished(recordWith(), SHOP_ANSWERS, START);
  for (const [analysis, mark, other] of [
    [ANALYSIS.aiEn, ai, standard],
    [ANALYSIS.standardEn, standard, ai],
  ] as const) {
    const check = leadCheck(withAnalysis(record, SHOP_ANSWERS, analysis));
    render(<LeadCheck id="a" {...{ lang, words, check, now: 0 }} />);
    expect(screen.queryByText(mark)).not.toBeNull();
    expect(screen.queryByText(other)).toBeNull();
    cleanup();
  }
});
