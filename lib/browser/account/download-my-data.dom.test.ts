// holds: #export
import { OWN_ID as ID, watchDownloads } from "@/test/support/own-pages";
import { standAt } from "@/test/support/browser-page";
import { ourApi } from "@/test/our-api";
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

test("is not made by half: when the server cannot be asked there is no file", async () => {
  write(VISITOR_ID_KEY, ID);
  api.edge = () => "reset";
  expect(await downloadMyData("my-data-{date}", NOW)).toBeNull();
  api.edge = () => ({ status: 503 });
  expect(await downloadMyData("my-data-{date}", NOW)).toBeNull();
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
