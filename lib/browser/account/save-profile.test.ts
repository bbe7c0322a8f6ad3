// holds: #profile
import { standAt } from "@/test/support/browser-page";
import { ourApi } from "@/test/our-api";
import { hasConsent } from "@/lib/domain/core/consent";
import { cleanProfile } from "@/lib/domain/account/profile";
import { saveProfile } from "./save-profile";
import { VISITOR_ID_KEY } from "@/lib/browser/check/visitor-id";

const LINES = cleanProfile({ businessName: "Asha General Store", location: "Pune" });
const consent = (isAgreed: boolean, wasAgreed: boolean) => ({
  isAgreed,
  wasAgreed,
  textVersion: "2026-11-21",
});

const api = ourApi();
const ownId = () => localStorage.getItem(VISITOR_ID_KEY)!;
const ownRecord = () => api.record(ownId())!;

beforeEach(async () => {
  await api.reset();
  await api.start();
  standAt(api.origin);
});
afterEach(() => api.stop());

test("a consent that is given comes after the lines, one that is taken back before them", async () => {
  expect(await saveProfile("en", LINES, consent(true, false))).toBe("saved");
  expect(api.log()).toEqual(["open", "open", "consent aiProfile"]);
  expect(hasConsent(ownRecord().consents, "aiProfile")).toBe(true);
  expect(ownRecord().consents[0]?.textVersion).toBe("2026-11-21");
  api.calls.length = 0;
  expect(await saveProfile("en", { ...LINES, location: "" }, consent(false, true))).toBe("saved");
  expect(api.log()).toEqual(["open", "consent aiProfile", "open"]);
  expect(hasConsent(ownRecord().consents, "aiProfile")).toBe(false);
  expect(ownRecord().profile.location).toBe("");
});

test("an id that belongs to another browser is exchanged for a new one", async () => {
  const taken = "11111111-1111-4111-8111-111111111111";
  localStorage.setItem(VISITOR_ID_KEY, taken);
  api.edge = ({ id }) => (id === taken ? { status: 409 } : undefined);
  expect(await saveProfile("en", LINES, consent(false, false))).toBe("saved");
  expect(ownId()).not.toBe(taken);
  expect(ownRecord().profile).toEqual(LINES);
});

test("a failure is reported by its kind, and no later call is made", async () => {
  api.edge = ({ what }) => (what === "open" ? "reset" : undefined);
  expect(await saveProfile("en", LINES, consent(true, false))).toBe("failed");
  api.edge = ({ body }) => ("profile" in body ? { status: 422 } : undefined);
  expect(await saveProfile("en", LINES, consent(true, false))).toBe("refused");
  expect(api.log()).not.toContain("consent aiProfile");
  api.edge = () => undefined;
  await api.refuseCookies();
  expect(await saveProfile("en", LINES, consent(true, false))).toBe("blocked");
  api.edge = () => ({ status: 409 });
  expect(await saveProfile("en", LINES, consent(false, false))).toBe("blocked");
});

test("when a consent cannot be taken back, the new lines stay here", async () => {
  await saveProfile("en", LINES, consent(true, false));
  api.edge = ({ what }) => (what === "consent aiProfile" ? { status: 503 } : undefined);
  expect(await saveProfile("en", { ...LINES, industry: "salon" }, consent(false, true))).toBe(
    "failed",
  );
  expect(ownRecord().profile.industry).toBe("");
});
