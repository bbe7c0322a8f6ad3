import type { MetadataRoute } from "next";
import { env } from "@/lib/server/core/env";

/** Everything may be read but the calls of the check and the forms. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: new URL("/sitemap.xml", env().siteUrl).href,
  };
}
