import { hydrateRoot } from "react-dom/client";
import { keepFields } from "@/components/ui/lazy/keep-fields";

type HydrateRoot = typeof hydrateRoot;
type KeepFields = typeof keepFields;

declare global {
  /** React's function, for islands that are hydrated later than the page (components/ui/lazy/hydrate-island.tsx). */
  var hydrateRoot: HydrateRoot;
  var keepFields: KeepFields;
}

// Next.js bundles this file with the framework, and runs it before it hydrates. Imported where it is used, React would
// be split out of the framework's chunk, and every page would load more.
Object.assign(globalThis, { hydrateRoot, keepFields });
// Said by DocumentEffects (components/site/document-effects.tsx).
addEventListener("hydrated", keepFields(document), { once: true });
