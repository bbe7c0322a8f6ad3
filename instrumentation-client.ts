import { hydrateRoot } from "react-dom/client";

type HydrateRoot = typeof hydrateRoot;

declare global {
  /** React's function, for islands that are hydrated later than the page (components/ui/lazy/hydrate-island.tsx). */
  var hydrateRoot: HydrateRoot;
}

// Next.js bundles this file with the framework. Imported where it is used, React would be split out of the framework's
// chunk, and every page would load more.
globalThis.hydrateRoot = hydrateRoot;
