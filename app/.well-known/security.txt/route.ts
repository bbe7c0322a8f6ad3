import { site } from "@/lib/content/facts/site";
import { env } from "@/lib/server/core/env";
import { securityTxt } from "@/lib/server/site/security-txt";

export const dynamic = "force-static";

/** The contact for reporting a vulnerability (RFC 9116), as of the build. */
export const GET = (): Response =>
  new Response(securityTxt(env().siteUrl, site.email, Date.now()), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
