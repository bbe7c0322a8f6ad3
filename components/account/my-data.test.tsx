// holds: #settings
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react/pure";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { standAt, until } from "@/test/support/browser-page";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { accountPropsIn, OWN_ID, recordOf } from "@/test/support/own-pages";
import { ourApi } from "@/test/our-api";
import { AuthProvider } from "@/components/auth/auth-provider";
import { forget } from "@/lib/browser/core/device-store";
import { QUIZ_MEMORY_KEY } from "@/lib/browser/check/unsent";
import { VISITOR_ID_KEY } from "@/lib/browser/check/visitor-id";
import { fill } from "@/lib/domain/core/fill";
import { contentIn } from "@/lib/content";
import { hasConsent, withConsent } from "@/lib/domain/core/consent";
import type { Lang } from "@/lib/domain/core/languages";
import { dayIn } from "@/components/ui/date-format";
import { AccountPage } from "./account-page";

const MARCH = Date.UTC(2026, 2, 3, 6, 30);
const VERSION = "2026-11-21";

const api = ourApi();

const { settings: words, account } = contentIn("en");

/** Opens the page and waits until the record is read. */
const openSettings = async (lang: Lang = "en") => {
  render(
    <AppRouterContext value={{} as never}>
      <PathnameContext value="/account">
        <AuthProvider lang={lang}>
          <AccountPage {...accountPropsIn(lang)} />
        </AuthProvider>
      </PathnameContext>
    </AppRouterContext>,
  );
  await until(
    () => screen.queryByRole("heading", { name: contentIn(lang).account.loading }) === null,
  );
};

const field = (name: keyof typeof words.profile.fields) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: words.profile.fields[name] });
const type = (name: keyof typeof words.profile.fields, value: string) =>
  fireEvent.input(field(name), { target: { value } });
const consent = () => screen.getByRole<HTMLInputElement>("checkbox");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const shown = (text: string) => until(() => screen.queryByText(text) !== null);
const ownRecord = () => api.record(localStorage.getItem(VISITOR_ID_KEY)!)!;

const known = async (isAgreed = false) => {
  localStorage.setItem(VISITOR_ID_KEY, OWN_ID);
  await api.own({
    ...recordOf([MARCH, answersOfAll("no")]),
    profile: { businessName: "Asha General Store", location: "पुणे" },
    consents: isAgreed ? withConsent([], "aiProfile", VERSION, MARCH) : [],
  });
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
  await api.stop();
});

test("nothing kept yet: said kindly, no record and no id is made, and there is nothing to copy or delete", async () => {
  await openSettings();
  expect(screen.getByRole("heading", { name: words.none.title })).toBeVisible();
  expect(consent()).not.toBeChecked();
  for (const name of [words.copy.button, words.deletion.button])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(api.calls).toEqual([]);
  expect(localStorage.getItem(VISITOR_ID_KEY)).toBeNull();
});

test("the first saved lines make a record in the page's language, without a consent that was not given", async () => {
  await openSettings("hi");
  const { profile } = contentIn("hi").settings;
  const name = screen.getByRole("textbox", { name: profile.fields.businessName });
  fireEvent.input(name, { target: { value: "  आशा   जनरल स्टोर " } });
  press(profile.save);
  await shown(profile.saved);
  expect(ownRecord()).toMatchObject({
    lang: "hi",
    profile: { businessName: "आशा जनरल स्टोर", industry: "" },
    consents: [],
  });
});

test("the fields show the stored values; a change and the tick are saved, and the consent is listed with its date", async () => {
  await known();
  await openSettings();
  expect(field("businessName")).toHaveValue("Asha General Store");
  expect(field("location")).toHaveValue("पुणे");
  expect(consent()).not.toBeChecked();
  expect(screen.getAllByText(words.consents.never)).toHaveLength(2);
  type("industry", "Kirana");
  fireEvent.click(consent());
  press(words.profile.save);
  await shown(words.profile.saved);
  expect(ownRecord().profile).toMatchObject({ industry: "Kirana", location: "पुणे" });
  expect(ownRecord().consents).toMatchObject([{ purpose: "aiProfile", textVersion: VERSION }]);
  const date = dayIn("en", ownRecord().consents[0]!.givenAt);
  const agreed = fill(words.consents.given, { date, version: "21 November 2026" });
  expect(screen.getByText(agreed)).toBeVisible();
  expect(consent()).toBeChecked();
});

test("one tap takes a consent back; the tick beside the lines goes with it", async () => {
  await known(true);
  await openSettings();
  expect(consent()).toBeChecked();
  press(`Withdraw: ${words.consents.purposes.aiProfile}`);
  await shown(words.consents.done);
  const row = screen.getByText(words.consents.done).closest("li");
  expect(row).toHaveTextContent(words.consents.purposes.aiProfile);
  expect(hasConsent(ownRecord().consents, "aiProfile")).toBe(false);
  const to = dayIn("en", ownRecord().consents[0]!.withdrawnAt!);
  expect(screen.getByText(`Agreed on 3 March 2026, withdrawn on ${to}.`)).toBeVisible();
  expect(consent()).not.toBeChecked();
  expect(screen.queryByRole("button", { name: /^Withdraw/ })).toBeNull();
});

test("a failed withdrawal is reported, and the consent stays listed", async () => {
  await known(true);
  await openSettings();
  api.edge = ({ what }) => (what.startsWith("consent") ? "reset" : undefined);
  press(`Withdraw: ${words.consents.purposes.aiProfile}`);
  await shown(words.consents.failed);
  expect(hasConsent(ownRecord().consents, "aiProfile")).toBe(true);
  expect(consent()).toBeChecked();
});

test("each field shows its problem; the first one has the focus, and nothing is sent", async () => {
  await known();
  await openSettings();
  const sent = () => api.calls.filter(({ line }) => !line.startsWith("GET")).length;
  const before = sent();
  type("industry", "x".repeat(81));
  type("yearEstablished", "last year");
  press(words.profile.save);
  await act(async () => undefined);
  expect(field("industry")).toHaveFocus();
  expect(field("industry")).toHaveAccessibleDescription(/81 of 80 characters: .* by 1\.$/);
  expect(field("industry")).toBeInvalid();
  expect(field("industry")).toHaveValue("x".repeat(81));
  type("industry", "x".repeat(80));
  press(words.profile.save);
  await act(async () => undefined);
  expect(field("yearEstablished")).toHaveFocus();
  expect(field("yearEstablished")).toHaveAccessibleDescription(/four digits, not before 1800/);
  expect(field("businessName")).toBeValid();
  type("yearEstablished", "2015");
  expect(sent()).toBe(before);
  press(words.profile.save);
  await shown(words.profile.saved);
  expect(ownRecord().profile.yearEstablished).toBe("2015");
});

test.each([
  ["the server cannot be reached", () => "reset" as const, words.profile.failed],
  [
    "the server will not have a line",
    ({ body }: { body: object }) => ("profile" in body ? { status: 422 } : undefined),
    words.profile.refused,
  ],
])("when %s, the lines stay in their fields and it is said", async (_, twist, text) => {
  await known();
  await openSettings();
  api.edge = twist;
  type("industry", "Kirana");
  press(words.profile.save);
  await shown(text);
  expect(field("industry")).toHaveValue("Kirana");
  api.edge = () => undefined;
  press(words.profile.save);
  await shown(words.profile.saved);
  expect(screen.queryByText(text)).toBeNull();
});

test("a browser that refuses cookies gets a message", async () => {
  await api.refuseCookies();
  await openSettings();
  fireEvent.click(consent());
  press(words.profile.save);
  await shown(words.profile.blocked);
});

test("deletion asks once, lists what is deleted, and does nothing when it is cancelled or fails", async () => {
  await known();
  await openSettings();
  press(words.deletion.button);
  const dialog = within(screen.getByRole("dialog", { name: words.deletion.dialog.title }));
  const { serverItems, deviceItems, accountItem, cancel, confirm, failed } = words.deletion.dialog;
  for (const item of [...serverItems, ...deviceItems]) expect(dialog.getByText(item)).toBeVisible();
  expect(dialog.queryByText(accountItem)).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: cancel }));
  expect(screen.queryByRole("dialog")).toBeNull();
  press(words.deletion.button);
  api.edge = ({ what }) => (what === "delete" ? { status: 503 } : undefined);
  press(confirm);
  await shown(failed);
  expect(api.records().size).toBe(1);
  expect(localStorage.getItem(VISITOR_ID_KEY)).toBe(OWN_ID);
  api.edge = () => undefined;
  press(confirm);
  await until(() => document.activeElement?.textContent === words.deletion.done.title);
  expect(screen.getByText(words.deletion.done.text)).toBeVisible();
  expect(api.records().size).toBe(0);
  expect(localStorage.getItem(VISITOR_ID_KEY)).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("without the server the language is still there, the rest comes with another try", async () => {
  await known();
  api.edge = () => "reset";
  await openSettings();
  expect(screen.getByRole("alert")).toHaveTextContent(account.unreachable.title);
  expect(screen.getByRole("link", { name: "हिंदी" })).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
  api.edge = () => undefined;
  press(account.device.retry);
  await until(() => screen.queryByRole("checkbox") !== null);
  expect(field("businessName")).toHaveValue("Asha General Store");
  expect(screen.getByText(OWN_ID)).toBeVisible();
});
