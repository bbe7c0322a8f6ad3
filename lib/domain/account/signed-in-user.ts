/** The provider's account, as far as we look at it. */
export type ProviderAccount = { uid: string; name: string; email: string; photoURL: string | null };

/** Who is signed in (spec §3). */
export type SignedInUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  photoURL?: string;
};

/**
 * The user of an account: the first word of the display name, and the remaining words (spec §3). A name without
 * words gives two empty ones.
 */
export const signedInUser = ({ uid, name, email, photoURL }: ProviderAccount): SignedInUser => {
  const words = name.normalize("NFC").trim().split(/\s+/u);
  return {
    id: uid,
    email,
    firstName: words[0]!, // a text has at least one part, be it empty
    lastName: words.slice(1).join(" "),
    ...(photoURL && { photoURL }),
  };
};
