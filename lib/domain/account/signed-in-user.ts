export type ProviderAccount = { uid: string; name: string; email: string; photoURL: string | null };

export type SignedInUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  photoURL?: string;
};

/** The user of an account: the first word of the display name is the first name. */
export const signedInUser = ({ uid, name, email, photoURL }: ProviderAccount): SignedInUser => {
  const words = name.normalize("NFC").trim().split(/\s+/u);
  return {
    id: uid,
    email,
    firstName: words[0]!, // split() gives at least one part
    lastName: words.slice(1).join(" "),
    ...(photoURL && { photoURL }),
  };
};

/** The name of a signed-in user: the full name, or the e-mail address of an account without one. */
export const displayName = ({ email, firstName, lastName }: SignedInUser): string =>
  `${firstName} ${lastName}`.trim() || email;
