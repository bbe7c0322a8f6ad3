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
    body: new URLSearchParams({ back: "/desk/people", ...fields }),
    redirect: "manual",
  });

/** A page of the desk as an operator's browser gets it; `cookie` is the operator's session. */
const deskPage = async (siteUrl: string, cookie: string, path: string): Promise<string> =>
  (await fetch(new URL(path, siteUrl), { headers: { cookie } })).text();

/** What each match of a pattern has in its group, each once. */
const eachIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, one]) => one!)),
];

/** The key of the one person whom an operator finds by these words; `cookie` is the operator's session. */
export const personOf = async (siteUrl: string, cookie: string, text: string): Promise<string> => {
  const asked = await sendDeskForm(siteUrl, cookie, "search", { text });
  const found = await deskPage(siteUrl, cookie, asked.headers.get("location") ?? "");
  const keys = eachIn(found, /\/desk\/people\/([0-9a-f]{64})/g);
  if (keys.length !== 1) throw new Error(`Not one person: ${keys.length}`);
  return keys[0]!;
};

/** Deletes a person as an operator who signed in just now; `cookie` is the session. */
export const deletePerson = async (siteUrl: string, cookie: string, of: string): Promise<void> => {
  const question = await deskPage(siteUrl, cookie, `/desk/people/${of}/delete`);
  const [ids] = eachIn(question, /name="ids"[^>]* value="([0-9a-f]{64})"/g);
  const { status, headers } = await sendDeskForm(siteUrl, cookie, "erasures", { of, ids: ids! });
  if (status !== 303) throw new Error(`Not deleted: ${status} ${headers.get("location")}`);
};
