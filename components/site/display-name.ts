import type { SignedInUser } from "@/lib/domain/account/signed-in-user";

/** The name of a signed-in user: the full name, or the e-mail address of an account without one. */
export const displayName = ({ email, firstName, lastName }: SignedInUser): string =>
  `${firstName} ${lastName}`.trim() || email;
