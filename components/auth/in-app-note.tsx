"use client";

import { chromeIntent, type InAppBrowser } from "@/lib/domain/core/in-app-browser";
import type { AuthWords } from "@/lib/content/en/auth";
import { Button, buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { useHere } from "@/components/ui/use-here";
import { inAppBrowserHere } from "@/lib/browser/core/download";
import { closeDialog, Dialog } from "@/components/ui/dialog";

/** The in-app browser that the page runs in, or null; known after hydration. */
export const useInAppBrowser = (): InAppBrowser | null => useHere(inAppBrowserHere, null);

type InAppNoteProps = { words: AuthWords["inApp"]; browser: InAppBrowser };

/** Helps to leave a browser inside another app: Google's window and files do not work there. */
export function InAppNote({ words, browser }: InAppNoteProps) {
  const address = location.href;
  return (
    <div role="note" className="border-l-4 border-marigold bg-marigold-wash px-4 py-4">
      <strong className="block">{words.title}</strong>
      <p className="mt-1">{words.text}</p>
      {browser === "android" && (
        <a className={buttonClass("primary", "mt-3")} href={chromeIntent(address)}>
          {words.open}
        </a>
      )}
      <p className="mt-3">{words.address}</p>
      <p className="mt-1 border border-soft bg-card px-3 py-2 break-all select-all">{address}</p>
      <CopyButton className="mt-3" text={address} label={words.copy} copied={words.copied} />
    </div>
  );
}

/** Says that a browser inside another app saves no file, and how to leave it. */
export function FileNote({ words, onClose }: { words: AuthWords["inApp"]; onClose: () => void }) {
  const browser = useInAppBrowser();
  const { title, text, close } = words.files;
  return (
    <Dialog title={title} className="sm:w-112" onClose={onClose}>
      {browser && (
        <div className="mt-4">
          <InAppNote words={{ ...words, text }} browser={browser} />
        </div>
      )}
      <Button kind="quiet" className="mt-3 w-full" onClick={closeDialog}>
        {close}
      </Button>
    </Dialog>
  );
}
