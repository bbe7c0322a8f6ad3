import { SignInLink } from "@/components/site/sign-in-link";
import { buttonClass } from "@/components/ui/button";
import type { DeskProps } from "@/components/desk/desk-words";
import type { ChangeOutcome } from "./use-lead-change";

/** What came of a change: the regions are there from the start, so that a screen reader hears them. */
export const OutcomeLine = ({ lang, words, outcome }: DeskProps & { outcome: ChangeOutcome }) => (
  <>
    <p role="status" className="font-semibold text-green">
      {!outcome.isTrouble && outcome.text}
    </p>
    <p role="alert" className="font-semibold wrap-anywhere text-red">
      {outcome.isTrouble && outcome.text}
    </p>
    {outcome.isSignedOut && (
      <p>
        <SignInLink lang={lang} className={buttonClass("quiet")} isInNewTab>
          {words.trouble.signIn}
        </SignInLink>
      </p>
    )}
  </>
);
