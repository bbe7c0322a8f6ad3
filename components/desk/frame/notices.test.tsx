import { cleanup, render, screen } from "@testing-library/react/pure";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { DeskNotice } from "@/lib/domain/health/desk-notice";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { Notices } from "./notices";

afterEach(cleanup);

const show = (lang: Lang, notice: DeskNotice) =>
  render(<Notices lang={lang} words={deskWordsIn(lang)} notices={[notice]} />);

const AT = Date.parse("2026-11-22T10:30:00+05:30");

test("that the AI answers is no notice", () => {
  show("en", { kind: "advice", asked: 12, given: 11, lastGivenAt: AT });
  expect(document.body.textContent).toBe("");
});

test("an AI that answers nobody is an alert", () => {
  show("en", { kind: "advice", asked: 5, given: 0, lastGivenAt: null });
  expect(screen.getByRole("alert").textContent).toMatch(
    /AI advice: 0 of 5 checks today.*None in the last month.*npm run doctor/,
  );
});

test.each(LANGS)(
  "what waits longest is shown with its reason, and what else waits (%s)",
  (lang) => {
    const failure = { at: AT, code: "login", status: 535 };
    const also = ["webhook"] as const;
    show(lang, { kind: "waiting", what: "mail", since: AT, failure, also });
    const { failures, notice } = deskWordsIn(lang).health;
    expect(screen.getByRole("alert").textContent).toContain(
      [failures.login, notice.also.webhook].join(" "),
    );
  },
);
