import { SignInLink } from "@/components/site/sign-in-link";
import { buttonClass } from "@/components/ui/button";
import type { DeskProps } from "@/components/desk/desk-words";
import type { Told } from "./use-lead-change";

/** What came of a change: the regions are there from the start, so that a screen reader hears them. */
export const ToldLine = ({ lang, words, told }: DeskProps & { told: Told }) => (
  <>
    <p role="status" className="font-semibold text-green">
      {!told.isTrouble && told.text}
    </p>
    <p role="alert" className="font-semibold wrap-anywhere text-red">
      {told.isTrouble && told.text}
    </p>
    {told.isSignedOut && (
      <p>
        <SignInLink lang={lang} className={buttonClass("quiet")} isInNewTab>
          {words.trouble.signIn}
        </SignInLink>
      </p>
    )}
  </>
);
