import { type ReactNode, useEffect, useReducer } from "react";

type HydratedProps = {
  /** Runs one render after the first, when state set in the children's first effects is shown. */
  onReady: () => void;
  children: ReactNode;
};

function Hydrated({ onReady, children }: HydratedProps) {
  const [isMounted, setMounted] = useReducer(() => true, false);
  useEffect(() => {
    if (isMounted) onReady();
    else setMounted();
  }, [isMounted, onReady]);
  return children;
}

/** Keeps the text of a textarea when React changes its default (live-contact-form.tsx). */
const pinText = (area: HTMLTextAreaElement) => {
  const { value } = area;
  area.value = value;
};

/**
 * Hydrates the server's HTML in `box` with `node`, which must render the same at first; returns the function that
 * unmounts it.
 */
export const hydrateIsland = (
  box: HTMLElement,
  node: ReactNode,
  onHydrated: () => void,
): (() => void) => {
  box.querySelectorAll("textarea").forEach(pinText);
  const endKeeping = globalThis.keepFields(box);
  const onReady = () => {
    endKeeping();
    onHydrated();
  };
  const root = globalThis.hydrateRoot(box, <Hydrated onReady={onReady}>{node}</Hydrated>);
  // Not while React renders the page around it.
  return () => queueMicrotask(() => root.unmount());
};
