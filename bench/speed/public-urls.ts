import { PUBLIC_PAGES } from "@/e2e/support/public-pages";

/** The addresses of the public pages in both languages, or of the routes given: `/`, `/about`. */
export const publicUrls = (routes?: readonly string[]): string[] => {
  const pages = PUBLIC_PAGES.filter(({ path }) => !routes || routes.includes(path));
  if (pages.length === 0) throw new Error(`No public page is at ${routes?.join(", ")}`);
  return pages.map(({ url }) => url);
};
