// holds: #export
import { OWN_ID as ID, watchDownloads } from "@/test/support/own-pages";
import { standAt } from "@/test/support/browser-page";
import { ourApi } from "@/test/our-api";
import { newRecord } from "@/lib/domain/account/record";
import { downloadMyData, hasDeviceData } from "./download-my-data";
import { forget, write } from "@/lib/browser/core/device-store";
import { VISITOR_ID_KEY } from "@/lib/browser/check/visitor-id";

const NOW = new Date(2026, 2, 3, 23, 59);

const api = ourApi();
let files: ReturnType<typeof watchDownloads>;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  forget(VISITOR_ID_KEY);
  files = watchDownloads();
  await api.reset();
  await api.start();
  standAt(api.origin);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

test("holds the server's record and all that this device keeps, in a file named with the local date", async () => {
  await api.own({ ...newRecord(ID, "", {}), profile: { location: "पुणे" } });
  write(VISITOR_ID_KEY, ID);
  localStorage.setItem("userOnboardingData", JSON.stringify({ firstName: "Asha" }));
  localStorage.setItem("bizgrow-lang", "hi");
  sessionStorage.setItem("bizgrow-contact-draft", JSON.stringify({ message: "Half a" }));
  expect(await downloadMyData(NOW)).toBe("bizgrow-my-data-2026-03-03.json");
  expect(files[0]?.name).toBe("bizgrow-my-data-2026-03-03.json");
  const text = await files[0]!.text();
  expect(text).not.toMatch(/^\ufeff/);
  const copy = JSON.parse(text);
  expect(copy.exportedAt).toBe(NOW.toISOString());
  expect(copy.server).toMatchObject({
    userId: ID,
    profile: { location: "पुणे" },
    createdAt: expect.any(Number),
  });
  expect(copy.device.localStorage).toMatchObject({
    userOnboardingData: { firstName: "Asha" },
    "bizgrow-lang": "hi",
    [VISITOR_ID_KEY]: ID,
  });
  expect(copy.device.sessionStorage).toEqual({ "bizgrow-contact-draft": { message: "Half a" } });
});

test("without a record it calls no server and makes no id", async () => {
  expect(await downloadMyData(NOW)).toBe("bizgrow-my-data-2026-03-03.json");
  const copy = JSON.parse(await files[0]!.text());
  expect(copy.server).toBeNull();
  expect(copy.device.localStorage).not.toHaveProperty(VISITOR_ID_KEY);
  expect(api.calls).toEqual([]);
});

test("is not made by half: when the server cannot be asked there is no file", async () => {
  write(VISITOR_ID_KEY, ID);
  api.edge = () => "reset";
  expect(await downloadMyData(NOW)).toBeNull();
  api.edge = () => ({ status: 503 });
  expect(await downloadMyData(NOW)).toBeNull();
  expect(files).toEqual([]);
});

test("a language, a theme and a bare number are not data about a person", () => {
  expect(hasDeviceData()).toBe(false);
  localStorage.setItem("bizgrow-lang", "hi");
  localStorage.setItem("ui-theme", "light");
  write(VISITOR_ID_KEY, ID);
  expect(hasDeviceData()).toBe(false);
  sessionStorage.setItem("bizgrow-contact-draft", "{}");
  expect(hasDeviceData()).toBe(true);
  sessionStorage.clear();
  localStorage.setItem("bizgrow-quiz", "{}");
  expect(hasDeviceData()).toBe(true);
});
