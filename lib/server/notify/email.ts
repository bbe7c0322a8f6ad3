import { site } from "@/lib/content/facts/site";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { type Html, markup } from "@/lib/server/core/html";

type Link = { text: string; href: string };

export type EmailPart =
  | { kind: "title" | "heading" | "text"; text: string }
  | { kind: "list"; items: readonly string[] }
  /** `also`: a second link beside the first one. */
  | { kind: "links"; items: readonly (Link & { also?: Link | null })[] }
  | { kind: "facts"; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: "link"; text: string; href: string };

export type Email = {
  lang: Lang;
  subject: string;
  to: readonly string[];
  replyTo: string | null;
  parts: readonly EmailPart[];
  file?: { name: string; type: string; content: Uint8Array };
};

const underlined = (text: string, line: string) => `${text}\n${line.repeat([...text].length)}`;

const textOf = (part: EmailPart): string => {
  switch (part.kind) {
    case "title":
      return underlined(part.text, "=");
    case "heading":
      return underlined(part.text, "-");
    case "text":
      return part.text;
    case "list":
      return part.items.map((item) => `- ${item}`).join("\n");
    case "links":
      return part.items
        .map(
          ({ text, href, also }) =>
            `- ${[text, also?.text].filter(Boolean).join(" · ")}\n  ${href}`,
        )
        .join("\n");
    case "facts":
      return part.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
    case "link":
      return `${part.text}: ${part.href}`;
  }
};

const anchor = ({ text, href }: Link): Html =>
  markup`<a href="${href}" style="color:${site.accent}">${text}</a>`;

/** Mail programs ignore style sheets: styles are inline. */
const htmlOf = (part: EmailPart): Html => {
  switch (part.kind) {
    case "title":
      return markup`<h1 style="font-size:22px;line-height:1.3">${part.text}</h1>`;
    case "heading":
      return markup`<h2 style="font-size:18px;line-height:1.3">${part.text}</h2>`;
    case "text":
      return markup`<p style="white-space:pre-wrap">${part.text}</p>`;
    case "list":
      return markup`<ul>${part.items.map((item) => markup`<li>${item}</li>`)}</ul>`;
    case "links":
      return markup`<ul>${part.items.map(
        ({ also, ...link }) =>
          markup`<li>${anchor(link)}${also ? markup` · ${anchor(also)}` : null}</li>`,
      )}</ul>`;
    case "facts":
      return markup`<table>${part.facts.map(
        ([label, value]) =>
          markup`<tr><th scope="row" align="left" valign="top" style="padding-right:16px">${label}</th><td>${value}</td></tr>`,
      )}</table>`;
    case "link":
      return markup`<p>${anchor(part)}</p>`;
  }
};

/** The email as plain text. */
export const emailText = ({ parts }: Email): string => `${parts.map(textOf).join("\n\n")}\n`;

/** The email as HTML that loads nothing; every text in it is escaped. */
export const emailHtml = ({ lang, subject, parts }: Email): string =>
  markup`<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="max-width:640px;margin:0 auto;padding:16px;color:${site.ink};font:16px/1.6 system-ui,sans-serif;overflow-wrap:break-word">
${parts.map(htmlOf)}
</body>
</html>
`.text;

/** A link into the desk for emails, to a lead or to the desk itself; a closed desk shows its door there. */
export const deskLink = (siteUrl: string, lang: Lang, leadId?: string): string =>
  siteUrl + pathIn(lang, leadId === undefined ? "/desk" : `/desk/leads/${leadId}`);

export const personLink = (siteUrl: string, lang: Lang, key: string): string =>
  siteUrl + pathIn(lang, `/desk/people/${key}`);

/** A link that opens WhatsApp with the lead's message typed; the desk notes that, or shows its door. */
export const deskChatLink = (siteUrl: string, lang: Lang, leadId: string): string =>
  `${siteUrl}${pathIn(lang, `/desk/go/${leadId}`)}?way=whatsapp`;
