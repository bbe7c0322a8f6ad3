import { isLinkFresh } from "@/lib/domain/account/operator-access";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { env } from "@/lib/server/core/env";
import { DESK_LINKS, DESK_SESSIONS } from "@/lib/server/store/schemas/stored-operator";
import { takingBack } from "@/lib/server/store/disk-reserve";
import { drop, put, ref } from "@/lib/server/store/store";
import { storeOf, transact } from "@/lib/server/store/store-of";
import { deskAddresses, deskCookie, operatorIn } from "./operator";
import { newToken, tokenCookie, tokenHash } from "./owner-token";

/** How long a browser can wait for its link, in seconds. */
const DOOR_SECONDS = 60 * 60;

/** The other half of a link: who asked for it has this cookie. */
const doorCookie = tokenCookie("desk-door", DOOR_SECONDS);

/** The browser that asks for a link: the hash of its half, and the Set-Cookie line that keeps it. */
export const askingBrowser = (header: string | null): { browser: string; setCookie: string } => {
  const token = doorCookie.tokensIn(header)[0] ?? newToken();
  return { browser: tokenHash(token), setCookie: doorCookie.set(token) };
};

/** The address that opens the desk once within 15 minutes, in that browser; null: any. Rejects with StoreUnavailable. */
export const makeDeskLink = async (
  email: string,
  browser: string | null,
  lang: Lang,
  back = pathIn(lang, "/desk"),
): Promise<string> => {
  const token = newToken();
  const link = { email, at: Date.now(), browser };
  await takingBack(() => storeOf(DESK_LINKS).update(tokenHash(token), () => link));
  const query = new URLSearchParams({ link: token, back });
  return `${env().siteUrl}${pathIn(lang, "/desk/open")}?${query}`;
};

/** An opened desk: the Set-Cookie line of its session, and the page whose form waits there; null: none does. */
type Opened = { setCookie: string; back: string | null };

/**
 * Opens the desk by the token of a link, which is used up, and takes over what the browser's former session keeps for the
 * same operator. Resolves to null where the link is used, too old, asked for in another
 * browser, or for an address that is no operator's any more. Rejects with StoreUnavailable.
 */
export const openDeskBy = async (token: string, header: string | null): Promise<Opened | null> => {
  const at = ref(DESK_LINKS, tokenHash(token));
  const halves: readonly (string | null)[] = [null, ...doorCookie.tokensIn(header).map(tokenHash)];
  const [session, now] = [newToken(), Date.now()];
  const former = await operatorIn(header);
  return takingBack(() =>
    transact()([at], (known) => {
      const link = known.read(at);
      const isGood =
        link !== null &&
        halves.includes(link.browser) &&
        isLinkFresh(link.at, now) &&
        deskAddresses().includes(link.email);
      if (!isGood) return { result: null, writes: [] };
      const { said, search, waitsAt } = former?.email === link.email ? former.session : {};
      const opened = {
        email: link.email,
        openedAt: now,
        seenAt: now,
        ...(said && { said }),
        ...(search !== undefined && { search }),
      };
      const writes = [
        drop(at),
        put(ref(DESK_SESSIONS, tokenHash(session)), opened),
        ...(former ? [drop(ref(DESK_SESSIONS, former.hash))] : []),
      ];
      return { result: { setCookie: deskCookie.set(session), back: waitsAt ?? null }, writes };
    }),
  );
};

/** Ends the session that a Cookie header carries; resolves to the Set-Cookie line that deletes its cookie. */
export const closeDesk = async (header: string | null): Promise<string> => {
  for (const token of deskCookie.tokensIn(header))
    await takingBack(() => storeOf(DESK_SESSIONS).remove(tokenHash(token)));
  return deskCookie.clear();
};
