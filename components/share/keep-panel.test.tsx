// holds: #take-it-along
// Over 1 s: the first call starts the real route handlers.
import { cleanup, fireEvent, render, screen } from "@testing-library/react/pure";
import { OWN_ID, recordOf, watchDownloads } from "@/test/support/own-pages";
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
const { link, pdf } = WORDS;
const PDF_LINE = `GET /api/visitors/${OWN_ID}/report.pdf?lang=en`;
const A_PDF = {
  status: 200,
  body: "%PDF-1.7",
  headers: {
    "Content-Type": "application/pdf",
    "Content-Disposition": 'attachment; filename="bizgrow.pdf"',
  },
};

const api = ourApi();

const open = () => render(<KeepPanel lang="en" words={WORDS} outcome={OUTCOME} />);
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const isWaiting = () => button(pdf.save).getAttribute("aria-disabled") === "true";
const shows = (text: string) => screen.queryByText(text) !== null;
const address = () => document.querySelector(".keep-address")?.textContent ?? "";

beforeEach(async () => {
  localStorage.clear();
  await api.reset();
  await api.start();
  standAt(api.origin);
  localStorage.setItem(VISITOR_ID_KEY, OWN_ID);
  await api.own(recordOf([Date.now() - 1_000, ANSWERS]));
  api.answers = { [PDF_LINE]: () => A_PDF };
});
afterEach(async () => {
  cleanup();
  Object.assign(navigator, { share: undefined, canShare: undefined });
  jest.restoreAllMocks();
  await api.stop();
});

test("the PDF is fetched when the panel opens, so that a tap hands it on at once", async () => {
  const files = watchDownloads();
  const shared: unknown[] = [];
  Object.assign(navigator, {
    canShare: () => true,
    share: async (data: unknown) => shared.push(data),
  });
  open();
  expect(isWaiting()).toBe(true);
  expect(button(pdf.save)).toHaveAccessibleDescription(pdf.waiting);
  press(pdf.save);
  expect(files).toEqual([]);
  await until(() => !isWaiting());
  expect(button(pdf.save)).not.toHaveAccessibleDescription();
  press(pdf.send);
  expect(shared).toEqual([{ files: [expect.objectContaining({ name: "bizgrow.pdf" })] }]);
  press(pdf.save);
  expect(files.map(({ name }) => name)).toEqual(["bizgrow.pdf"]);
});

test("without a network the button says why it waits, and works when the network is back", async () => {
  api.answers = { [PDF_LINE]: () => "reset" };
  open();
  await until(() => shows(pdf.offline));
  expect(isWaiting()).toBe(true);
  api.answers = { [PDF_LINE]: () => A_PDF };
  dispatchEvent(new Event("online"));
  await until(() => !isWaiting());
  expect(shows(pdf.offline)).toBe(false);
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

test("a link is made by a tap only, of the chosen scope, and shown once", async () => {
  const { unmount } = open();
  await until(() => !isWaiting());
  expect(api.record(OWN_ID)?.links).toEqual([]);
  fireEvent.click(screen.getByRole("radio", { name: link.answers }));
  press(link.make);
  press(link.make);
  await until(() => address() !== "");
  expect(address()).toMatch(/\/r#[\w-]{22}$/);
  expect(api.record(OWN_ID)?.links).toHaveLength(1);
  const chat = screen.getByRole("link", { name: link.whatsapp });
  expect(decodeURIComponent(chat.getAttribute("href")!)).toContain(address());
  unmount();
  open();
  expect(address()).toBe("");
});

test("who recommends the check says the score only where it is B or better", () => {
  const { recommend } = WORDS;
  const messageOf = () =>
    decodeURIComponent(screen.getByRole("link", { name: recommend.button }).getAttribute("href")!);
  open();
  expect(messageOf()).toContain(`${OUTCOME.result.healthScore}/100`);
  cleanup();
  const poor = outcomeOf(answersOfAll("yes", { b1: "no", b2: "no" }), "standard");
  render(<KeepPanel lang="en" words={WORDS} outcome={poor} />);
  expect(messageOf()).not.toMatch(/\/100|grade/);
});

test("without a network no link is made, and it is said", async () => {
  open();
  api.edge = ({ line }) => (line.startsWith("POST") ? "reset" : undefined);
  press(link.make);
  await until(() => shows(link.offline));
  expect(address()).toBe("");
});

test(`with ${MAX_LINKS} links another one is refused until one is switched off`, async () => {
  open();
  for (let made = 0; made < MAX_LINKS; made++) {
    press(link.make);
    await until(() => api.record(OWN_ID)?.links.length === made + 1);
    await until(() => shows(link.made));
  }
  press(link.make);
  await until(() => shows(fill(link.full, { most: MAX_LINKS })));
});

test("a browser inside another app is offered the link instead of files", () => {
  jest
    .spyOn(navigator, "userAgent", "get")
    .mockReturnValue("Mozilla/5.0 (Linux; Android 14) Instagram 300");
  open();
  expect(shows(WORDS.inApp)).toBe(true);
  expect(screen.queryByRole("button", { name: pdf.save })).toBeNull();
  expect(button(link.make)).toBeVisible();
});

test("the QR code is behind a tap", async () => {
  open();
  press(link.make);
  await until(() => address() !== "");
  expect(screen.queryByRole("img", { name: link.qrLabel })).toBeNull();
  press(link.qr);
  await until(() => screen.queryByRole("img", { name: link.qrLabel }) !== null);
});

test("beside a link without the answers stands what its scores still tell", async () => {
  open();
  expect(shows(link.allSame)).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: link.answers }));
  expect(shows(link.allSame)).toBe(false);
});
