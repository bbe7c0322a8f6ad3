import { PACKAGES } from "../../domain/check/packages.ts";
import { CONTACT_TOPICS, contactPath } from "../../domain/leads/contact-topics.ts";
import type { MeantAddress } from "./meant-address.ts";
import { pathOf } from "./request-error.ts";

const PAGE = /^(\/hi)?\/(contact|onboarding)$/;

/**
 * Where topic and package of a query of 1.0.0 lead, as in "/contact?topic=order&package=suite": to "/contact/order/suite",
 * with what else the query has. Null for any other address, and where the query names neither.
 */
export const formerQuery = (url: string): MeantAddress | null => {
  const path = pathOf(url);
  const [, prefix = "", page] = PAGE.exec(path) ?? [];
  if (page === undefined) return null;
  const query = new URLSearchParams(url.slice(path.length));
  const topic = CONTACT_TOPICS.find((one) => one === query.get("topic"));
  const pack = PACKAGES.find(({ id }) => id === query.get("package"));
  if (page === "onboarding" ? !pack : !topic && !pack) return null;
  query.delete("topic");
  query.delete("package");
  const to = page === "onboarding" ? `/onboarding/${pack?.id}` : contactPath(topic, pack?.id);
  return { path, location: `${prefix}${to}${query.size > 0 ? `?${query}` : ""}` };
};
