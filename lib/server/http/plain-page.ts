import { colours, site } from "@/lib/content/facts/site";
import { PAPER } from "@/lib/domain/core/brand-colours";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { sha256 } from "@/lib/server/core/sha256";
import { type Html, markup } from "@/lib/server/core/html";

/** The site's colours and sizes, as far as a single button needs them; without characters that `markup` escapes. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:${PAPER};color:${colours.ink};font:106.25%/1.6 system-ui,sans-serif;overflow-wrap:break-word}
html:lang(hi) body{line-height:1.75}
header{border-top:.75rem solid ${colours.accent};border-bottom:1px solid #e4dacb}
header,main{padding:1rem max(1.125rem,50vw - 20rem)}
a{color:${colours.accent}}
header a{display:inline-block;padding:.5rem 0;color:inherit;font-weight:800;text-decoration:none}
h1{margin:1rem 0;line-height:1.25}
[role=alert]{padding:.75rem 1rem;border-left:4px solid ${colours.accent};background:${colours.wash}}
button,.button{display:inline-block;min-height:3rem;margin:1.5rem 1rem 0 0;padding:.625rem 1.25rem;border:0;border-radius:6px;background:${colours.accent};color:#fff;font:inherit;font-weight:600;text-decoration:none}
.whatsapp{background:#0b7a4b}
:focus-visible{outline:3px solid ${colours.accent};outline-offset:3px}
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${sha256(STYLE, "base64")}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

type PlainPage = { lang: Lang; title: string; body: Html };

/** A page rendered on request, for a browser without JavaScript: it loads nothing and runs no script. */
export const plainPage = (
  status: number,
  { lang, title, body }: PlainPage,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const page = markup`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site.name}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="${pathIn(lang, "/")}">${site.name}</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return new Response(page.text, {
    status,
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
    },
  });
};
