"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { pathOf } from "@/lib/domain/core/path-of";

/** The internal link of a click; null if the browser should handle the click. */
const internalLinkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  // The router handles anchors in the same page, too: it could not go back to a history entry that the browser added.
  return link && !link.target && !link.download && link.origin === location.origin ? link : null;
};

/**
 * After hydration plain links navigate on the client (docs/decisions/024-links-are-plain.md). The browser follows links
 * with a `target`, even "_self".
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
    // Back to a history entry that the browser added before this code was loaded: the router would not change the page.
    const reload = ({ state }: PopStateEvent) => {
      if (state === null && pathOf(location.pathname) !== shown) location.reload();
    };
    addEventListener("popstate", reload);
    return () => removeEventListener("popstate", reload);
  }, [shown]);
  return null;
}
