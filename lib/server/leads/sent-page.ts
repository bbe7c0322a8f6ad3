import { contentIn } from "@/lib/content";
import { askedIn } from "@/lib/content/slices/contact-words";
import { fill } from "@/lib/domain/core/fill";
import { isLang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { contactRequestFrom } from "@/lib/domain/leads/contact-request";
import { isLeadReference } from "@/lib/domain/leads/lead-reference";
import { markup } from "@/lib/server/core/html";
import { plainPage } from "@/lib/server/http/plain-page";

type Context = { params: Promise<{ lang: string }> };

/** The thanks for a form sent without JavaScript, with the reference and the request in the page's address. */
export const sentPage =
  (kind: "contact" | "newsletter") =>
  async (request: Request, { params }: Context): Promise<Response> => {
    const said = (await params).lang;
    const lang = isLang(said) ? said : LANGS[0];
    const { calls, leads } = contentIn(lang);
    const { [kind]: form, contact, sentPage: links } = leads;
    const query = new URL(request.url).searchParams;
    const [reference, topic, pack] = ["ref", "topic", "package"].map((name) => query.get(name));
    const asked = askedIn(lang, contactRequestFrom(topic ?? "", pack ?? ""));
    const steps = asked.subject ? [calls.soon, ...asked.next] : asked.next;
    const { title, text } = form.thanks;
    const body = markup`<p>${(kind === "contact" && asked.subject) || text}</p>
    ${isLeadReference(reference) ? markup`<p><strong>${fill(form.sent, { reference })}</strong></p>` : null}
    ${kind === "contact" ? markup`<h2>${contact.thanks.next}</h2><ol>${steps.map((step) => markup`<li>${step}</li>`)}</ol>` : null}
    <a class="button" href="${pathIn(lang, "/health-check")}">${links.check}</a>
    <a href="${pathIn(lang, "/")}">${links.home}</a>`;
    return plainPage(200, { lang, title, body });
  };
