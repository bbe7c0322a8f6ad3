import { hydrateRoot } from "react-dom/client";

type HydrateRoot = typeof hydrateRoot;

declare global {
  /** React's own, for what is taken over later than the page (components/ui/lazy/hydrate-island.tsx). */
  var hydrateRoot: HydrateRoot;
}

// Next.js puts this beside the framework. Imported where it is used, React would be cut out of the framework's file,
// and every page would pay for that.
globalThis.hydrateRoot = hydrateRoot;
