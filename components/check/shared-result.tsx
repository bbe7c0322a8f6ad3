"use client";

import { useCallback } from "react";
import { openLink } from "@/lib/browser/share/link-client";
import type { SharedResultWords } from "@/lib/content/slices/share-words";
import type { Lang } from "@/lib/domain/core/languages";
import { isLinkToken } from "@/lib/domain/share/link";
import type { SharedResult as OpenedLink } from "@/lib/domain/share/shared-result";
import { wordInFragment } from "@/lib/domain/share/word-in-fragment";
import {
  PrivatePageStatus,
  type Unopened,
  useOpened,
} from "@/components/shared/private-page-status";
import { lazyPart } from "@/components/ui/lazy-part";

const load = lazyPart(() => import("./shared-result-view"), "check");

type Open = { kind: "open"; link: OpenedLink; part: Awaited<ReturnType<typeof load>> };

/** Opens the link in the page's address. The token goes to our server in a body, and nowhere else. */
const opened = async (lang: Lang): Promise<Open | Unopened> => {
  const token = wordInFragment(location.hash, isLinkToken);
  if (token === null) return { kind: "gone" };
  const [reply, part] = await Promise.all([openLink(token, lang), load(lang).catch(() => null)]);
  if (reply.kind === "done" && part) return { kind: "open", link: reply.value, part };
  return { kind: reply.kind === "missing" ? "gone" : "unreachable" };
};

/** The result behind a private link: read-only, for anyone with the link. */
export function SharedResult({ lang, words }: { lang: Lang; words: SharedResultWords }) {
  const { state, retry } = useOpened(useCallback(() => opened(lang), [lang]));
  if (state.kind === "open") {
    const { link, part } = state;
    return <part.SharedResultView {...{ lang, link, words }} check={part.words} />;
  }
  return <PrivatePageStatus kind={state.kind} words={words} onRetry={retry} />;
}
