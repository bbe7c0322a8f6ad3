import { pathOf } from "./path-of";

/** An address of our own: words of small letters, digits and dashes, then perhaps a query and an anchor. */
const OWN_ADDRESS = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\?[\w=&%+-]*)?(?:#[\w-]*)?$/;

/** Not pages to come back to: the sign-in itself, where one would go round in circles, and the calls. */
const NOT_A_PAGE = /^\/(?:auth|api)(?![a-z0-9-])/;

/**
 * Where to go after signing in: `next`, the decoded `?next=` of the address, if it is a page of this very site;
 * otherwise `home` (security.md row 86). A list of what may be, not of what may not: an address that a browser
 * could take for another site holds a character that is not in it, or begins with two slashes.
 */
export const nextPath = (next: string | null, home: string): string =>
  next !== null && OWN_ADDRESS.test(next) && !NOT_A_PAGE.test(pathOf(next)) ? next : home;
