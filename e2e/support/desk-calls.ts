import { newPerson } from "@/test/builders/new-person";

/** Sends a message of a new person, as a visitor's browser does; its reference. */
export const sendMessage = async (siteUrl: string, words: object): Promise<string> => {
  const reply = await fetch(`${siteUrl}/api/leads/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl },
    body: JSON.stringify({
      ...newPerson(),
      message: `Udhaar is stuck. ${crypto.randomUUID()}`,
      consent: true,
      textVersion: "2026-11-21",
      lang: "en",
      ...words,
    }),
  });
  if (reply.status !== 201) throw new Error(`No lead: ${reply.status}`);
  return ((await reply.json()) as { reference: string }).reference;
};

/** A name that no other lead has, so that a search at the desk finds this one alone. */
export const newName = (): string => `N${crypto.randomUUID().slice(0, 8)}`;

/** A message from somebody with a new name; returns the name. */
export const newLead = async (siteUrl: string): Promise<string> => {
  const name = newName();
  await sendMessage(siteUrl, { name });
  return name;
};

/** The id of the one lead that an operator finds by these words; `cookie` is the operator's session. */
export const leadIdOf = async (siteUrl: string, cookie: string, text: string): Promise<string> => {
  const reply = await fetch(`${siteUrl}/api/desk/search`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl, cookie },
    body: JSON.stringify({ filter: { text }, before: null }),
  });
  const { rows } = (await reply.json()) as { rows: { id: string }[] };
  if (rows.length !== 1) throw new Error(`Not one lead: ${rows.length}`);
  return rows[0]!.id;
};

/** Deletes a lead as an operator who signed in just now; `cookie` is the session. */
export const deleteLead = async (siteUrl: string, cookie: string, id: string): Promise<void> => {
  const { status } = await fetch(`${siteUrl}/api/desk/erasures`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl, cookie },
    body: JSON.stringify({ ids: [id] }),
  });
  if (status !== 200) throw new Error(`Not deleted: ${status}`);
};
