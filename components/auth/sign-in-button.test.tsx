// holds: #sign-in
import { cleanup, render, screen } from "@testing-library/react";
import { contentIn } from "@/lib/content";
import { LANGS } from "@/lib/domain/core/languages";
import { SignInButton } from "./sign-in-button";

afterEach(cleanup);

test.each(LANGS)(
  "%s: while Google's window is open the button says so, turns a spinner and cannot be pressed",
  (lang) => {
    const words = contentIn(lang).auth.button;
    const attempt = { isReady: true, reason: null, prepare: () => {}, start: async () => {} };
    const { rerender } = render(
      <SignInButton words={words} attempt={{ ...attempt, isBusy: false }} />,
    );
    const spinner = () => screen.getByRole("button").querySelector(".animate-spin");
    expect(screen.getByRole("button", { name: words.signIn })).toBeEnabled();
    expect(spinner()).toBeNull();
    rerender(<SignInButton words={words} attempt={{ ...attempt, isBusy: true }} />);
    expect(screen.getByRole("button", { name: words.busy })).toBeDisabled();
    expect(spinner()).not.toBeNull();
  },
);
