"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { pathOf } from "@/lib/domain/core/path-of";

/** The internal link of a click; null if the browser should handle the click. */
const internalLinkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  // A place in the same page is the router's, too: it knows no way back to a page that the browser put in between.
  return link && !link.target && !link.download && link.origin === location.origin ? link : null;
};

/**
 * After hydration plain links navigate on the client (docs/decisions/024-links-are-plain.md). A link with a
 * `target`, also "_self", is the browser's.
 */
export function ClientNavigation() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = internalLinkOf(event);
      if (!link) return;
      event.preventDefault();
      router.push(link.pathname + link.search + link.hash);
    };
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [router]);

  const shown = pathOf(usePathname());
  useEffect(() => {
    // Back to a place that the browser went to by itself, before this code was there: the router stays where it is.
    const reload = ({ state }: PopStateEvent) => {
      if (state === null && pathOf(location.pathname) !== shown) location.reload();
    };
    addEventListener("popstate", reload);
    return () => removeEventListener("popstate", reload);
  }, [shown]);
  return null;
}
