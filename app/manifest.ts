import type { MetadataRoute } from "next";
import { contentIn } from "@/lib/content";
import { site } from "@/lib/content/facts/site";
import { PAPER } from "@/lib/domain/core/brand-colours";

const SIZES_PX = [192, 512];

/** For phones whose owners add the site to the home screen. The icons were drawn from public/icon.svg. */
export default function manifest(): MetadataRoute.Manifest {
  const { title, description } = contentIn("en").chrome;
  const icons = (purpose: "any" | "maskable") =>
    SIZES_PX.map((px) => ({
      src: `/icons/${purpose}-${px}.png`,
      sizes: `${px}x${px}`,
      type: "image/png",
      purpose,
    }));
  return {
    id: "/",
    name: title,
    short_name: site.name,
    description,
    lang: "en-IN",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: PAPER,
    theme_color: site.accent,
    icons: [...icons("any"), ...icons("maskable")],
  };
}
