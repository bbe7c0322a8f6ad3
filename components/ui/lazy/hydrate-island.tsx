import { type ReactNode, useEffect, useReducer } from "react";
import { preserveInput } from "./preserve-input";

type HydratedProps = {
  /** Runs in the first effect, when the elements are hydrated. */
  onMounted: () => void;
  /** Runs one render later, when state set in the children's first effects is shown. */
  onReady: () => void;
  children: ReactNode;
};

function Hydrated({ onMounted, onReady, children }: HydratedProps) {
  const [isMounted, setMounted] = useReducer(() => true, false);
  useEffect(() => {
    if (isMounted) return onReady();
    onMounted();
    setMounted();
  }, [isMounted, onMounted, onReady]);
  return children;
}

/**
 * Hydrates the server's HTML in `box` with `node`, which must render the same at first; returns the function that
 * unmounts it.
 */
export const hydrateIsland = (
  box: HTMLElement,
  node: ReactNode,
  onReady: () => void,
): (() => void) => {
  const root = globalThis.hydrateRoot(
    box,
    <Hydrated onMounted={preserveInput(box)} onReady={onReady}>
      {node}
    </Hydrated>,
  );
  // Not while React renders the page around it.
  return () => queueMicrotask(() => root.unmount());
};
