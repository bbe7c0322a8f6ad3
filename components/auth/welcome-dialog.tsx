"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import { pathOf } from "@/lib/domain/core/languages";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { GoogleMark } from "./google-mark";

type WelcomeDialogProps = {
  lang: Lang;
  title: string;
  signIn: string;
  skip: string;
  children: ReactNode;
  below: ReactNode;
};

/** Pages without the dialog. */
const NOT_ON: readonly string[] = [
  "/auth",
  "/account",
  "/contact",
  "/onboarding",
  "/welcome",
  "/request",
  "/health-check",
  "/r",
  "/terms",
  "/privacy",
  "/refund",
];

/** Folders without it: their pages have fields. */
const NOT_BELOW = ["/tools/", "/contact/", "/onboarding/"];

/** The start script opens it when it is due (tools/press/later.js). */
const ID = "welcome";
const TITLE = `${ID}-title`;

const load = lazyPart(() => import("./welcome-sign-in"), "shell");

/** What signing in gives. A popover: a modal dialog would restyle the whole page. */
export function WelcomeDialog({ lang, title, signIn, skip, children, below }: WelcomeDialogProps) {
  const path = pathOf(usePathname());
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  if (NOT_ON.includes(path) || NOT_BELOW.some((folder) => path.startsWith(folder))) return null;
  return (
    <div id={ID} popover="auto" className="welcome">
      <div role="dialog" aria-labelledby={TITLE} className="dialog stitched sm:w-112">
        <div className="px-5 pt-5 pb-6 sm:px-8 sm:pt-7">
          <h2 id={TITLE} tabIndex={-1} className="wrap-anywhere">
            {title}
          </h2>
          <div className="mt-4 -mb-2 grid gap-4">
            {children}
            {part ? (
              <part.WelcomeSignIn words={part.words.welcome} />
            ) : (
              <Button
                className="w-full text-lg"
                // Without a network the dialog stays as it is.
                onClick={() => void load(lang).then(setPart, () => {})}
              >
                <GoogleMark className="size-5" />
                {signIn}
              </Button>
            )}
            <Button kind="quiet" className="w-full" popoverTarget={ID} popoverTargetAction="hide">
              {skip}
            </Button>
            <div className="border-t border-rule pt-3">{below}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
