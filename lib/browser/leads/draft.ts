import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";

const KEY = "bizgrow-contact-draft";

type Draft = Readonly<Record<string, string>>;

/** Stores the typed text for this tab, also over a reload. Never throws. */
export const writeDraft = (draft: Draft): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full: the fields themselves still have it.
  }
};

/** The text typed before in this tab. Never throws. */
export const readDraft = (): Draft => {
  try {
    const texts = Object.entries(fieldsOf(jsonOf(sessionStorage.getItem(KEY))));
    return Object.fromEntries(
      texts.filter((pair): pair is [string, string] => typeof pair[1] === "string"),
    );
  } catch {
    return {};
  }
};

/** Deletes the draft once it is sent. Never throws. */
export const removeDraft = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was stored.
  }
};
