import type { MetadataRoute } from "next";
import { env } from "@/lib/server/core/env";

/** Everything may be crawled except the API. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: new URL("/sitemap.xml", env().siteUrl).href,
  };
}
