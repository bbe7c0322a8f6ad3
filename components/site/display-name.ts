import type { SignedInUser } from "@/lib/domain/account/signed-in-user";

/** What a signed-in user is called: the whole name, or the e-mail address of an account without one. */
export const displayName = ({ email, firstName, lastName }: SignedInUser): string =>
  `${firstName} ${lastName}`.trim() || email;
