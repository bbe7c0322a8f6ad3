import { attempt } from "@/lib/browser/core/attempt";
import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";

const KEY = "bizgrow-contact-draft";

type Draft = Readonly<Record<string, string>>;

/** Stores the typed text for this tab, also over a reload. Never throws. */
export const writeDraft = (draft: Draft): void =>
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(draft)), undefined);

/** The text typed before in this tab. Never throws. */
export const readDraft = (): Draft => {
  const texts = fieldsOf(jsonOf(attempt(() => sessionStorage.getItem(KEY), null)));
  return Object.fromEntries(
    Object.entries(texts).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
};

/** Deletes the draft once it is sent. Never throws. */
export const removeDraft = (): void => attempt(() => sessionStorage.removeItem(KEY), undefined);
