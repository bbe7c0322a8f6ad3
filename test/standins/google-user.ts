import { randomUUID } from "node:crypto";

/** A person's data at Google; a missing field gets a new value. */
export type GoogleUser = {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  picture?: string;
};

/** The part of Google's reply to a sign-in that tests need. */
export type SignedIn = { localId: string; idToken: string; refreshToken: string; email: string };

/** A new person, or the one with an e-mail address. */
export const newGoogleUser = (given: Partial<GoogleUser> = {}): GoogleUser => {
  const email = given.email ?? `${randomUUID()}@example.in`;
  return { sub: email, email, email_verified: true, name: "Asha Patil", ...given };
};

/** Signs a person in at the Auth emulator, as the browser's SDK does once the popup has closed. */
export const signInAtEmulator = async (host: string, user: GoogleUser): Promise<SignedIn> => {
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(user))}`;
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ postBody, requestUri: "http://localhost", returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`The Auth emulator refused: ${await response.text()}`);
  return (await response.json()) as SignedIn;
};
