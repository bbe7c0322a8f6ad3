// holds: #health
import { cleanup, render, screen } from "@testing-library/react/pure";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { DeskNotice } from "@/lib/domain/health/site-check";
import { LANGS } from "@/lib/domain/core/languages";
import { Notices } from "./notices";

afterEach(cleanup);

const AT = Date.parse("2026-11-22T10:30:00+05:30");

test.each(LANGS)(
  "what does not work is an alert with its reason, what should be looked at is not (%s)",
  (lang) => {
    const notices: DeskNotice[] = [
      { state: "bad", trouble: { kind: "mail", at: AT, code: "login" } },
      { state: "look", trouble: { kind: "unreadable", n: 3 } },
    ];
    render(<Notices lang={lang} words={deskWordsIn(lang)} notices={notices} />);
    const { reasons, troubles } = deskWordsIn(lang).checks;
    const alert = screen.getByRole("alert").textContent;
    expect(alert).toContain(`${reasons.login} ${troubles.mail.toDo}`);
    expect(alert).toMatch(/22/);
    expect(screen.getByRole("status").textContent).toContain(troubles.unreadable.toDo);
  },
);
