import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { type Html, markup } from "@/lib/server/http/html";
import { plainPage } from "@/lib/server/http/plain-page";

const button = (lang: Lang, token: string): Html => {
  const { unsubscribe } = contentIn(lang).leads;
  return markup`<form method="post" action="/api/leads/newsletter/unsubscribe">
    <input type="hidden" name="token" value="${token}">
    <input type="hidden" name="lang" value="${lang}">
    <button>${unsubscribe.button}</button>
  </form>`;
};

/** Asks before it takes an address off the list, because mail programs open links automatically. */
export const unsubscribePage = (lang: Lang, token: string): Response => {
  const { title, text } = contentIn(lang).leads.unsubscribe;
  return plainPage(200, {
    lang,
    title,
    body: markup`<p>${text}</p>
      ${button(lang, token)}`,
  });
};

/** Says the same for every token, known or not. */
export const unsubscribedPage = (lang: Lang): Response => {
  const { doneTitle, done, home } = contentIn(lang).leads.unsubscribe;
  const body = markup`<p role="status">${done}</p>
    <p><a href="${pathIn(lang, "/")}">${home}</a></p>`;
  return plainPage(200, { lang, title: doneTitle, body });
};

/** Shows the button again, because the unsubscription failed. */
export const unsubscribeFailedPage = (
  lang: Lang,
  token: string,
  { status, headers }: { status: number; headers: Readonly<Record<string, string>> },
): Response => {
  const { failedTitle, failed } = contentIn(lang).leads.unsubscribe;
  const body = markup`<p role="alert">${failed}</p>
    ${button(lang, token)}`;
  return plainPage(status, { lang, title: failedTitle, body }, headers);
};
