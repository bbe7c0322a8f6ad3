import { SIGN_IN_REASONS } from "@/lib/domain/account/sign-in-reason";
import { SPEC_SITE } from "@/test/builders/sites";
import { contentIn, contentOf } from "./index";

test("the six messages of a failed sign-in are unchanged", () => {
  const { problems } = contentIn("en").auth;
  expect(problems).toEqual({
    closed: "Sign-in was cancelled. Please try again.",
    blocked: "Pop-up was blocked by browser. Please allow pop-ups and try again.",
    "unauthorized-domain":
      "This domain is not authorized for Google sign-in. The domain needs to be added to the identity provider's console.",
    "not-allowed": "Google sign-in is not enabled. Please contact support.",
    "invalid-key": "Invalid configuration. Please contact support.",
    other: "Failed to sign in with Google. Please try again.",
  });
  for (const lang of ["en", "hi"] as const)
    expect(Object.keys(contentIn(lang).auth.problems).toSorted()).toEqual(
      [...SIGN_IN_REASONS].toSorted(),
    );
});

test("the texts of the welcome dialog and the user menu are unchanged", () => {
  const { agree, button, menu, welcome } = contentOf(SPEC_SITE, "en").auth;
  expect(welcome.title).toBe("Welcome to BizGrow!");
  expect([button.signIn, button.busy, welcome.skip]).toEqual([
    "Sign in with Google",
    "Signing in...",
    "Continue without signing in",
  ]);
  expect([agree.terms, agree.privacy]).toEqual(["Terms of Service", "Privacy Policy"]);
  const { signIn, profile, settings, signOut, failed } = menu;
  expect([signIn, profile, settings, signOut, failed]).toEqual([
    "Sign In",
    "Profile",
    "Settings",
    "Sign Out",
    "Failed to sign out",
  ]);
});
