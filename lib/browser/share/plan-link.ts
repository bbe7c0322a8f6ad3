import type { Reply } from "@/lib/browser/core/api-call";
import { flush, saveStatus } from "@/lib/browser/check/outbox";
import { visitorId } from "@/lib/browser/check/visitor-id";
import type { Lang } from "@/lib/domain/core/languages";
import type { LinkScope } from "@/lib/domain/share/link";
import { type MadeLink, makeLink } from "./link-client";

/** A new private link; the server must have the check of which it is. */
export const makeSavedLink = async (scope: LinkScope, lang: Lang): Promise<Reply<MadeLink>> => {
  await flush(lang);
  const status = saveStatus();
  if (status === "pending") return { kind: "later", afterMs: null };
  return status === "saved" ? makeLink(visitorId(), scope, lang) : { kind: "missing" };
};
