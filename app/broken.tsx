import { type ComponentType, useEffect, useState } from "react";
import type { BrokenPageProps } from "./broken-page";

/**
 * In place of what failed. Every page carries this, and next to none shows it: its words come when they are needed,
 * and where they cannot be had, a way to load the page anew.
 */
export function Broken(props: BrokenPageProps) {
  const [Page, setPage] = useState<ComponentType<BrokenPageProps> | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    import("./broken-page").then(
      ({ BrokenPage }) => setPage(() => BrokenPage),
      () => setLost(true),
    );
  }, []);
  if (Page) return <Page {...props} />;
  return isLost && <a href={location.href}>BizGrow ↻</a>;
}
