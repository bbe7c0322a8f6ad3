import { type ComponentType, useEffect, useState } from "react";
import type { BrokenPageProps } from "./broken-page";
import { OUR_NAME } from "./facts-of-build";

/** Replaces a part that failed. In every page and rarely shown, it loads its words when needed. */
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
  return isLost && <a href={location.href}>{OUR_NAME} ↻</a>;
}
