// holds: #progress
// Over 1 s: a page with 200 checks.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react/pure";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { aWhile, standAt, until } from "@/test/support/browser-page";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { accountPropsIn, OWN_ID, recordOf, watchDownloads } from "@/test/support/own-pages";
import { ourApi } from "@/test/our-api";
import { responseTo } from "@/test/builders/visitor-records";
import { AuthProvider } from "@/components/auth/auth-provider";
import { forget } from "@/lib/browser/core/device-store";
import { QUIZ_MEMORY_KEY } from "@/lib/browser/check/unsent";
import { VISITOR_ID_KEY } from "@/lib/browser/check/visitor-id";
import { contentIn } from "@/lib/content";
import { pricesIn } from "@/lib/content/facts/prices";
import { type Lang, LANGS } from "@/lib/domain/core/languages";
import { type VisitorRecord, withResponse } from "@/lib/domain/account/record";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { AccountPage } from "./account-page";

const BAD = answersOfAll("yes");
const MIDDLING = answersOfAll("yes", { b1: "no", b2: "maybe", o5: "no" });
const GOOD = answersOfAll("no", { b2: "yes" });
const MARCH = Date.UTC(2026, 2, 3, 6, 30);
const DAY_MS = 86_400_000;

const api = ourApi();

/** Opens the page and waits until the record is read. */
const openAccount = async (lang: Lang = "en") => {
  const words = contentIn(lang).account;
  render(
    <AppRouterContext value={{} as never}>
      <PathnameContext value="/account">
        <AuthProvider lang={lang}>
          <AccountPage {...accountPropsIn(lang)} />
        </AuthProvider>
      </PathnameContext>
    </AppRouterContext>,
  );
  await until(() => screen.queryByRole("heading", { name: words.loading }) === null);
  /** What is behind a line that opens. */
  const open = (line: string) =>
    void (screen.getByText(line, { selector: "summary" }).closest("details")!.open = true);
  const section = (name: string) => {
    const region = screen.queryByRole("region", { name });
    return region && within(region);
  };
  return { section, open, words };
};

const known = async (record: VisitorRecord) => {
  localStorage.setItem(VISITOR_ID_KEY, OWN_ID);
  await api.own(record);
};

beforeEach(async () => {
  localStorage.clear();
  forget(QUIZ_MEMORY_KEY, VISITOR_ID_KEY);
  await api.reset();
  await api.start();
  standAt(api.origin);
});
afterEach(async () => {
  cleanup();
  jest.restoreAllMocks();
  await api.stop();
});

test.each(LANGS)(
  "%s: nothing yet: the page invites to the check, asks nobody and makes no id",
  async (lang) => {
    const { section, words } = await openAccount(lang);
    const { empty } = words;
    const link = section(empty.title)?.getByRole("link", { name: empty.button });
    expect(link).toHaveAttribute("href", lang === "en" ? "/health-check" : "/hi/health-check");
    expect(section(words.signIn.title)).not.toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
    await aWhile();
    expect(api.calls).toEqual([]);
    expect(localStorage.getItem(VISITOR_ID_KEY)).toBeNull();
  },
);

test("one check: its result, the table with one row", async () => {
  await known(recordOf([MARCH, BAD]));
  const { section, words } = await openAccount();
  const last = section(words.last.title)!;
  expect(last.getByRole("img", { name: /0 out of 100/ })).toBeVisible();
  expect(last.getByText("Needs Improvement")).toBeVisible();
  // All areas are level: the package of the plan's first step.
  const { whole } = pricesIn("en").suite;
  const offered = `(Operations Excellence & Strategy Package), ${whole}`;
  expect(last.getByText(offered, { exact: false })).toBeVisible();
  expect(screen.getByText(words.progress.one)).toBeVisible();
  expect(screen.getAllByRole("row")).toHaveLength(2);
  expect(section(words.areas.title)).toBeNull();
});

test("three checks: table and words say the same", async () => {
  await known(
    recordOf([MARCH, BAD], [MARCH + 100 * DAY_MS, MIDDLING], [MARCH + 200 * DAY_MS, GOOD]),
  );
  const { section, open, words } = await openAccount();
  const progress = section(words.progress.title)!;
  expect(progress.getByText("76 points more than on 11 June 2026")).toBeVisible();
  expect(progress.getByText("93 points more than on 3 March 2026")).toBeVisible();
  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows[1]).toMatch(/19 Sept? 2026.*Brand93A\+/);
  expect(rows[2]).toMatch(/11 Jun 2026.*17F/);
  expect(rows[3]).toMatch(/3 Mar 2026.*0F/);
  expect(rows.join()).not.toMatch(/\d:\d\d/);
  // The numbers are behind one line each.
  expect(screen.getByText("4 of 5 points left now.")).not.toBeVisible();
  open(words.areas.title);
  const areas = section(words.areas.title)!;
  expect(areas.getByText("4 of 5 points left now.")).toBeVisible();
  expect(areas.getByText("2.5 more than on 11 June 2026")).toBeVisible();
  expect(areas.getByText("4 more than on 3 March 2026")).toBeVisible();
  const worse = areas.getByText("Worse").closest("li");
  expect(worse).toHaveTextContent("Before: Sometimes or not sure. Now: Yes.");
  expect(areas.getAllByText("Better")).toHaveLength(12);
  // What got worse is open; what only got better, behind one line.
  const isOpen = areas.getAllByRole("group").map((group) => group.hasAttribute("open"));
  expect(isOpen).toEqual([true, true, false, false]);
});

test("a worse and an unchanged check are named as such", async () => {
  await known(recordOf([MARCH, GOOD], [MARCH + DAY_MS, BAD]));
  await openAccount();
  expect(screen.getByText("93 points fewer than on 3 March 2026")).toBeVisible();
  expect(screen.getAllByText("5 fewer than on 3 March 2026")).toHaveLength(2);
  cleanup();
  await known({
    ...recordOf([MARCH, GOOD]),
    attempts: [MARCH, MARCH + 60_000].flatMap((at) => recordOf([at, GOOD]).attempts),
  });
  await openAccount();
  expect(screen.getByText(/^The same score as on 3 March 2026, \d+:\d\d [ap]m$/)).toBeVisible();
  const sameDay = screen.getAllByRole("row").map((row) => row.textContent);
  expect(sameDay[1]).toMatch(/3 Mar 2026, \d+:\d\d [ap]m/);
  expect(screen.getAllByText(/^As many as on/)).toHaveLength(3);
  expect(screen.queryByText("Better")).toBeNull();
});

test("200 checks: ten rows are shown, a tap shows the rest", async () => {
  const many = Array.from(
    { length: 200 },
    (_, at) => recordOf([MARCH + at * DAY_MS, at % 2 ? GOOD : BAD]).attempts[0]!,
  );
  await known({ ...recordOf([MARCH, GOOD]), attempts: many });
  await openAccount();
  const tables = screen.getAllByRole("table", { hidden: true });
  expect(tables.map((table) => table.querySelectorAll("tbody tr").length)).toEqual([10, 190]);
  expect(tables[1]!.closest("details")).toHaveTextContent("190 older checks");
});

test("a check without a concern needs no package", async () => {
  await known(recordOf([MARCH, answersOfAll("no")]));
  const { section, words } = await openAccount();
  const last = section(words.last.title)!;
  expect(last.getByText(words.last.none)).toBeVisible();
  expect(last.queryByText(/₹/)).toBeNull();
});

test("reports: the last with its own analysis, an older one with the standard advice, each of its day", async () => {
  const files = watchDownloads();
  const record = recordOf([MARCH, BAD], [MARCH + DAY_MS, GOOD]);
  await known({
    ...record,
    aiAnalysis: {
      recommendedPackage: "Brand Building & Marketing Foundation Package",
      confidence: 72,
      insights: ["One.", "Two.", "Three."],
      insightIds: [{ questionIds: ["b2"] }, { questionIds: [] }, { questionIds: [] }],
      nextSteps: ["Paint the sign."],
      timeline: "A month.",
      keyFindings: ["The AI found this."],
      source: "ai",
      lang: "en",
      analysisDate: 1,
    },
  });
  const { words } = await openAccount();
  fireEvent.click(screen.getByRole("button", { name: words.last.download }));
  for (const button of screen.getAllByRole("button", { name: /^Download the report of/ }))
    fireEvent.click(button);
  expect(files.map(({ name }) => name)).toEqual([
    "bizgrow-health-check-2026-03-04.txt",
    "bizgrow-health-check-2026-03-04.txt",
    "bizgrow-health-check-2026-03-03.txt",
  ]);
  const [last, same, older] = await Promise.all(files.map(({ text }) => text()));
  expect(last).toBe(same);
  expect(last).toContain("Health score: 93 out of 100");
  expect(last).toContain("(Written by AI)");
  expect(last).toContain("One.");
  expect(older).toContain("Health score: 0 out of 100");
  expect(older).not.toContain("Written by AI");
  expect(older).not.toContain("Paint the sign.");
});

test("an open check leads on at its question, and offers no retake", async () => {
  await known(withResponse(recordOf([MARCH, GOOD]), responseTo("b1", "yes", MARCH + 9)));
  const { section, words } = await openAccount();
  const open = section(words.open.title)!;
  expect(open.getByText("1 of 15 questions are answered.")).toBeVisible();
  expect(open.getByRole("link", { name: "Continue at question 2" })).toHaveAttribute(
    "href",
    "/health-check",
  );
  expect(section(words.last.title)!.getByText("Excellent Performance")).toBeVisible();
  expect(screen.queryByRole("link", { name: words.last.retake })).toBeNull();
});

test("a retake begins before the page is left", async () => {
  await known(recordOf([MARCH, GOOD]));
  localStorage.setItem(
    QUIZ_MEMORY_KEY,
    JSON.stringify({
      answers: Object.fromEntries(
        QUESTION_IDS.map((id) => [id, { answer: GOOD[id], version: 5, isSent: true }]),
      ),
      attempts: 1,
    }),
  );
  const { words } = await openAccount();
  const link = screen.getByRole("link", { name: words.last.retake });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(JSON.parse(localStorage.getItem(QUIZ_MEMORY_KEY)!)).toMatchObject({
    answers: {},
    newestVersion: 5,
    attempts: 1,
  });
});

test("without the server: the device's data, labelled as such; with it again, all data", async () => {
  await known(recordOf([MARCH, BAD], [MARCH + DAY_MS, GOOD]));
  const kept = QUESTION_IDS.map((id) => [id, { answer: GOOD[id], version: 5, isSent: true }]);
  localStorage.setItem(QUIZ_MEMORY_KEY, JSON.stringify({ answers: Object.fromEntries(kept) }));
  api.edge = () => "reset";
  const { section, words } = await openAccount();
  expect(screen.getByText(words.device.unreachable)).toBeVisible();
  expect(section(words.last.title)!.getByText("Excellent Performance")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  api.edge = () => undefined;
  fireEvent.click(screen.getByRole("button", { name: words.device.retry }));
  await until(() => screen.queryByRole("table") !== null);
  expect(screen.queryByText(words.device.unreachable)).toBeNull();
});

test("without the server and without device data the page shows no result", async () => {
  await known(recordOf([MARCH, BAD]));
  api.edge = () => ({ status: 503 });
  const { words } = await openAccount();
  expect(screen.getByRole("alert")).toHaveTextContent(words.unreachable.title);
  expect(screen.queryByText(words.empty.title)).toBeNull();
  api.edge = () => undefined;
  fireEvent.click(screen.getByRole("button", { name: words.device.retry }));
  await until(() => screen.queryByRole("table") !== null);
});
