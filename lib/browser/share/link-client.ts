import { call, noContent } from "@/lib/browser/core/api-call";
import { fieldsOf } from "@/lib/browser/core/parse";
import type { Lang } from "@/lib/domain/core/languages";
import { LINK_SCOPES, type LinkScope } from "@/lib/domain/share/link";

/** A link of the owner's list; its address is known only when it is made. Times are epoch ms. */
export type OwnLink = { linkId: string; scope: LinkScope; madeAt: number; expiresAt: number };
export type MadeLink = OwnLink & { url: string };

const pathOf = (id: string) => `/api/visitors/${id}/links`;

const isScope = (value: unknown): value is LinkScope => LINK_SCOPES.some((one) => one === value);

const ownLinkFrom = (value: unknown): OwnLink[] => {
  const { linkId, scope, madeAt, expiresAt } = fieldsOf(value);
  return typeof linkId === "string" &&
    isScope(scope) &&
    typeof madeAt === "number" &&
    typeof expiresAt === "number"
    ? [{ linkId, scope, madeAt, expiresAt }]
    : [];
};

/** Makes a private link to the check that was finished last. */
export const makeLink = (id: string, scope: LinkScope, lang: Lang) =>
  call<MadeLink>({
    method: "POST",
    path: pathOf(id),
    body: { scope, lang },
    parse: (value) => {
      const { url } = fieldsOf(value);
      const [link] = ownLinkFrom({ scope, madeAt: Date.now(), ...fieldsOf(value) });
      return link && typeof url === "string" ? { ...link, url } : null;
    },
  });

/** The owner's links that still open. */
export const readLinks = (id: string) =>
  call({
    method: "GET",
    path: pathOf(id),
    parse: (value) => {
      const { links } = fieldsOf(value);
      return Array.isArray(links) ? links.flatMap(ownLinkFrom) : null;
    },
  });

/** Switches a link off. */
export const revokeLink = (id: string, linkId: string) =>
  call({ method: "DELETE", path: `${pathOf(id)}/${linkId}`, parse: noContent });
