import { pathOf } from "./path-of";

/** A path of the site: words of lower-case letters, digits and dashes, then perhaps a query and an anchor. */
const OWN_ADDRESS = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&%+.*-]*)?(?:#[\w-]*)?$/;

/** No page to return to: the sign-in itself (a loop) and the API. */
const NOT_A_PAGE = /^\/(?:auth|api)(?![a-z0-9-])/;

/**
 * The address after signing in: `next`, the decoded `?next=` of the address, if it is a page of this site, otherwise
 * `home`. It is an allow list: an address that a browser could take for another site begins with two slashes or has a
 * character outside the list.
 */
export const nextPath = (next: string | null, home: string): string =>
  next !== null && OWN_ADDRESS.test(next) && !NOT_A_PAGE.test(pathOf(next)) ? next : home;
