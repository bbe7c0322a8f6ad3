import { NO_PAGE, pagePolicy, signInSources, withSources } from "./content-policy";

const HTTP = "http://localhost:3000";
const firebase = { authDomain: "demo.firebaseapp.com" };
const SIGN_IN = signInSources({ firebase, emulators: { auth: null } });

test("a page runs only our scripts and those with its hashes", () => {
  const policy = pagePolicy(["'sha256-one='", "'sha256-two='"], {}, HTTP);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("; script-src 'self' 'sha256-one=' 'sha256-two='; ");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(policy).not.toContain("upgrade-insecure-requests");
  expect(pagePolicy([], {}, "https://bizgrow.example")).toMatch(/; upgrade-insecure-requests$/);
});

test("the policy has sign-in's sources only where Firebase is configured", () => {
  const emulators = { auth: "localhost:9099" };
  expect(signInSources({ firebase: null, emulators })).toEqual({});
  const policy = pagePolicy([], SIGN_IN, HTTP);
  expect(policy).toContain("script-src 'self' https://apis.google.com;");
  expect(policy).toMatch(/connect-src 'self' https:\/\/identitytoolkit\S+ https:\/\/securetoken/);
  expect(policy).toMatch(/frame-src https:\/\/demo\.firebaseapp\.com$/);
  const emulated = pagePolicy([], signInSources({ firebase, emulators }), HTTP);
  expect(emulated).toContain("connect-src 'self' http://localhost:9099;");
  expect(emulated).toMatch(/frame-src http:\/\/localhost:9099$/);
});

test("a page's policy gets each source once; other policies stay as they are", () => {
  const page = pagePolicy(["'sha256-one='"], {}, "https://bizgrow.example");
  const wide = withSources(page, SIGN_IN);
  expect(wide).toContain("script-src 'self' 'sha256-one=' https://apis.google.com;");
  expect(wide).toContain("upgrade-insecure-requests");
  expect(withSources(wide, SIGN_IN)).toBe(wide);
  expect(withSources(page, {})).toBe(page);
  expect(withSources(NO_PAGE, SIGN_IN)).toBe(NO_PAGE);
});
