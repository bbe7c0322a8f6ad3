import { type ReactNode, useEffect, useReducer } from "react";
import { preserveInput } from "./preserve-input";

type ReadyProps = {
  /** As soon as the children are there. */
  onThere: () => void;
  /** Once what they noticed when they came up has been shown, too. */
  onReady: () => void;
  children: ReactNode;
};

function Ready({ onThere, onReady, children }: ReadyProps) {
  const [isReady, ready] = useReducer(() => true, false);
  useEffect(() => {
    if (isReady) return onReady();
    onThere();
    ready();
  }, [isReady, onThere, onReady]);
  return children;
}

/** Lets React take over what stands in the box, which must be what `node` shows at first; gives the way to end it. */
export const hydrateIsland = (
  box: HTMLElement,
  node: ReactNode,
  tell: () => void,
): (() => void) => {
  const ready = (
    <Ready onThere={preserveInput(box)} onReady={tell}>
      {node}
    </Ready>
  );
  const root = globalThis.hydrateRoot(box, ready);
  // Not while React is at work on the page around it.
  return () => queueMicrotask(() => root.unmount());
};
