// holds: #take-it-along
// Over 1 s: the first call starts the real route handlers.
import { cleanup, fireEvent, render, screen } from "@testing-library/react/pure";
import { OWN_ID, recordOf } from "@/test/support/own-pages";
import { standAt, until } from "@/test/support/browser-page";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { outcomeOf } from "@/test/builders/quiz-events";
import { ourApi } from "@/test/our-api";
import { VISITOR_ID_KEY } from "@/lib/browser/check/visitor-id";
import { shareWordsIn } from "@/lib/content/slices/share-words";
import { MAX_LINKS } from "@/lib/domain/account/own-links";
import { fill } from "@/lib/domain/core/fill";
import { KeepPanel } from "./keep-panel";

const ANSWERS = answersOfAll("no", { b2: "yes", o1: "yes" });
const OUTCOME = outcomeOf(ANSWERS, "standard");
const WORDS = shareWordsIn("en");
const { link, pdf, ways } = WORDS;
const PDF_LINE = `GET /api/visitors/${OWN_ID}/report.pdf?lang=en`;

const api = ourApi();

const open = () => render(<KeepPanel lang="en" words={WORDS} outcome={OUTCOME} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const shows = (text: string) => screen.queryByText(text) !== null;

beforeEach(async () => {
  localStorage.clear();
  await api.reset();
  await api.start();
  standAt(api.origin);
  localStorage.setItem(VISITOR_ID_KEY, OWN_ID);
  await api.own(recordOf([Date.now() - 1_000, ANSWERS]));
  api.answers = { [PDF_LINE]: () => ({ status: 404 }) };
});
afterEach(async () => {
  cleanup();
  await api.stop();
});

test("a tap retries after a busy server; a limit shows the wait; a missing check shows a message", async () => {
  api.answers = { [PDF_LINE]: () => ({ status: 503 }) };
  open();
  await until(() => shows(pdf.busy));
  api.answers = { [PDF_LINE]: () => ({ status: 429, headers: { "Retry-After": "600" } }) };
  press(pdf.again);
  await until(() => shows(fill(WORDS.often, { minutes: 10 })));
  api.answers = { [PDF_LINE]: () => ({ status: 404 }) };
  press(pdf.again);
  await until(() => shows(WORDS.missing));
});

test("who recommends the check says no score", () => {
  open();
  press(ways.others);
  const link = screen.getByRole("link", { name: WORDS.recommend.button });
  const message = decodeURIComponent(link.getAttribute("href")!);
  expect(message).toContain(`${location.origin}/health-check`);
  expect(message).not.toMatch(/\/100|grade/);
});

test(`with ${MAX_LINKS} links another one is refused until one is switched off`, async () => {
  open();
  press(ways.link);
  for (let made = 0; made < MAX_LINKS; made++) {
    press(link.make);
    await until(() => api.record(OWN_ID)?.links.length === made + 1);
    await until(() => shows(link.made));
  }
  press(link.make);
  await until(() => shows(fill(link.full, { most: MAX_LINKS })));
});

test("the PDF is open at once, one way at a time, and a second press closes it", () => {
  open();
  const opened = () =>
    screen.queryAllByRole("group", { name: /./ }).map((one) => one.getAttribute("aria-label"));
  expect(opened()).toEqual([ways.pdf]);
  press(ways.link);
  expect(opened()).not.toContain(ways.pdf);
  press(ways.pdf);
  expect(opened()).toEqual([ways.pdf]);
  press(ways.pdf);
  expect(opened()).toEqual([]);
});
