import { call } from "@/lib/browser/core/api-call";
import type { Lang } from "@/lib/domain/core/languages";
import type { SharedResult } from "@/lib/domain/share/shared-result";

/** Asks for what a link shows, in a language. "missing": wrong, ended or switched off. */
export const openLink = (token: string, lang: Lang) =>
  call({
    method: "POST",
    path: "/api/links/open",
    body: { token, lang },
    parse: (value) => value as SharedResult | null,
  });
