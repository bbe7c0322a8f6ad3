import { type GoogleAuthProvider, signInWithPopup } from "firebase/auth";
import { openFirebase } from "./firebase-auth";

// Firebase's window needs a browser (e2e has one): this only checks the calls to it.
jest.mock("firebase/auth", () => ({
  ...jest.requireActual<object>("firebase/auth"),
  initializeAuth: () => ({}),
  signInWithPopup: jest.fn(() => new Promise(() => {})),
}));

test("Google's window lets the visitor choose the account, each time", () => {
  const names = { apiKey: "demo", authDomain: "demo.example", projectId: "demo", appId: "demo" };
  const side = openFirebase({ ...names, authEmulator: null }, "hi");
  void side.signIn(60_000);
  const [[auth, provider] = []] = jest.mocked(signInWithPopup).mock.calls;
  expect(auth).toMatchObject({ languageCode: "hi" });
  expect(provider?.providerId).toBe("google.com");
  expect((provider as GoogleAuthProvider).getCustomParameters()).toEqual({
    prompt: "select_account",
  });
});
