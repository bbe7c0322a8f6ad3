"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { internalReferrer } from "@/lib/browser/core/visit-source";
import { type Lang, nextPath, pathIn } from "@/lib/domain/core/languages";
import type { AuthWords } from "@/lib/content/en/auth";
import { AgreeLine } from "./agree-line";
import { useAuth } from "./auth-provider";
import { InAppNote, useInAppBrowser } from "./in-app-note";
import { SignInButton, useSignIn } from "./sign-in-button";
import { codeIn } from "@/lib/browser/core/api-call";
import { continueAnonymously } from "@/lib/browser/check/sign-in-hint";
import { isDeskPath } from "@/lib/domain/core/desk-path";

/** Whether the way is free; forgets an account whose session ended: else the page leads back. */
const isWayFree = async (address: string): Promise<boolean> => {
  if (!isDeskPath(address.replace(/[?#].*/, ""))) return true;
  const reply = await fetch("/api/desk/news").catch(() => null);
  if (reply?.status !== 401 || (await codeIn(reply)) !== "sign_in_needed") return true;
  continueAnonymously();
  return false;
};

export type SignInPanelWords = Pick<AuthWords, "agree" | "button" | "inApp" | "panel" | "problems">;

/** The sign-in page's button and its errors. A signed-in visitor is redirected, by default to the home page. */
export function SignInPanel({ lang, words }: { lang: Lang; words: SignInPanelWords }) {
  const { state } = useAuth();
  const router = useRouter();
  const inApp = useInAppBrowser();
  const attempt = useSignIn();

  useEffect(() => {
    if (state !== "logged-in") return;
    const next = new URLSearchParams(location.search).get("next");
    const from = internalReferrer();
    const page = from && nextPath(from.pathname + from.search, from.pathname);
    const address = nextPath(next ?? page, pathIn(lang, "/"));
    void isWayFree(address).then((isFree) => isFree && router.replace(address));
  }, [lang, router, state]);

  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      {inApp && <InAppNote words={words.inApp} browser={inApp} />}
      {attempt.reason && (
        <p role="alert" className="border-2 border-red bg-red-wash px-4 py-3 font-semibold">
          {words.problems[attempt.reason]}
        </p>
      )}
      <SignInButton words={words.button} attempt={attempt} className="text-lg" />
      <p className="hidden border-2 border-red bg-red-wash px-4 py-3 noscript:block">
        {words.panel.noScript}
      </p>
      <AgreeLine lang={lang} words={words.agree} />
      <p className="text-base leading-snug text-soft">{words.panel.text}</p>
    </div>
  );
}
