import { call, noContent } from "@/lib/browser/core/api-call";
import { replyWith } from "@/lib/browser/core/parse";
import type { Lang } from "@/lib/domain/core/languages";
import type { LinkScope } from "@/lib/domain/share/link";
import type { SharedResult } from "@/lib/domain/share/shared-result";

/** A link of the owner's list; its address is known only when it is made. Times are epoch ms. */
export type OwnLink = { linkId: string; scope: LinkScope; madeAt: number; expiresAt: number };
export type MadeLink = OwnLink & { url: string };

const pathOf = (id: string) => `/api/visitors/${id}/links`;

/** Makes a private link to the check that was finished last. */
export const makeLink = (id: string, scope: LinkScope, lang: Lang) =>
  call<MadeLink>(
    "POST",
    pathOf(id),
    (value) => {
      const made = replyWith<Omit<MadeLink, "scope" | "madeAt">>("url")(value);
      return made && { ...made, scope, madeAt: Date.now() };
    },
    { body: { scope, lang } },
  );

/** The owner's links that still open. */
export const readLinks = (id: string) =>
  call(
    "GET",
    pathOf(id),
    (value) => replyWith<{ links: OwnLink[] }>("links")(value)?.links ?? null,
  );

/** Switches a link off. */
export const revokeLink = (id: string, linkId: string) =>
  call("DELETE", `${pathOf(id)}/${linkId}`, noContent);

/** Asks for what a link shows, in a language. "missing": wrong, ended or switched off. */
export const openLink = (token: string, lang: Lang) =>
  call("POST", "/api/links/open", replyWith<SharedResult>("plan"), { body: { token, lang } });
