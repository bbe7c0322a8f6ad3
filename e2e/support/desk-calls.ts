import { leadIdsIn } from "@/test/support/lead-ids";
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

/** Sends a form of the desk as an operator's browser without JavaScript; `cookie` is the operator's session. */
export const sendDeskForm = (
  siteUrl: string,
  cookie: string,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Response> =>
  fetch(`${siteUrl}/api/desk/${path}`, {
    method: "POST",
    headers: { origin: siteUrl, cookie },
    body: new URLSearchParams({ back: "/desk/leads", ...fields }),
    redirect: "manual",
  });

/** The id of the one lead that an operator finds by these words; `cookie` is the operator's session. */
export const leadIdOf = async (siteUrl: string, cookie: string, text: string): Promise<string> => {
  const asked = await sendDeskForm(siteUrl, cookie, "search", { text });
  const found = await fetch(new URL(asked.headers.get("location") ?? "", siteUrl), {
    headers: { cookie },
  });
  const ids = leadIdsIn(await found.text());
  if (ids.length !== 1) throw new Error(`Not one lead: ${ids.length}`);
  return ids[0]!;
};

/** Deletes a lead as an operator who signed in just now; `cookie` is the session. */
export const deleteLead = async (siteUrl: string, cookie: string, id: string): Promise<void> => {
  const { status, headers } = await sendDeskForm(siteUrl, cookie, "erasures", { of: id, ids: id });
  if (status !== 303) throw new Error(`Not deleted: ${status} ${headers.get("location")}`);
};
