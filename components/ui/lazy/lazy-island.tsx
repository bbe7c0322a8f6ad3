"use client";

import {
  Component,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { interceptEarlyInput } from "./intercept-early-input";

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** React neither reads nor changes the server's HTML in the element. */
const AS_SERVED = { __html: "" };

/** When the form became usable (`performance.now()`), if that was before its code was loaded. */
export type IslandProps = { shownAt?: number };

type LazyIslandProps<Part> = {
  /** Loads the code and words of the live form; the same promise at each call (lazy-part.ts). */
  load: () => Promise<Part>;
  /** The live form; at first it must render the same elements as `children`. */
  show: (part: Part, island: IslandProps) => ReactNode;
  /** The form as the server renders it. */
  children: ReactNode;
  /** Whether there is something to show that the server could not know; called at each render. */
  isDue?: () => boolean;
  /** Shown when the code cannot be loaded and the browser cannot send the form without it. */
  lost: string;
};

type FallbackProps = { instead: ReactNode; children: ReactNode };

/** Shows `instead` when the code cannot be loaded. */
class Fallback extends Component<FallbackProps, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override render() {
    return this.state.isLost ? this.props.instead : this.props.children;
  }
}

function Loaded<Part>({ load, show }: Pick<LazyIslandProps<Part>, "load" | "show">) {
  return show(use(load()), {});
}

function ServedIsland<Part>({ load, show, isDue = no, lost }: LazyIslandProps<Part>) {
  const box = useRef<HTMLDivElement>(null);
  const early = useRef<ReturnType<typeof interceptEarlyInput>>(null);
  const first = useRef({ load, show });
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    const shownAt = performance.now();
    const element = box.current!;
    let unmount: (() => void) | null = null;
    let isGone = false;
    const watch = interceptEarlyInput(element, setLost, async () => {
      const [{ hydrateIsland }, part] = await Promise.all([
        import("./hydrate-island"),
        first.current.load(),
      ]);
      const live = first.current.show(part, { shownAt });
      if (!isGone) unmount = hydrateIsland(element, live, watch.onHydrated);
    });
    early.current = watch;
    return () => {
      isGone = true;
      watch.stop();
      unmount?.();
    };
  }, []);

  useEffect(() => {
    if (isDue()) early.current!.load();
  });

  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- nothing is written */}
      <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />
      {isLost && <p role="alert">{lost}</p>}
    </>
  );
}

/**
 * A form whose code is loaded at its first touch. Until then it is the server's HTML, which React leaves alone; then a
 * separate React root hydrates those elements, with the typed text, focus and caret
 * (docs/decisions/027-forms-are-hydrated-when-wanted.md). Where React renders the document anew, because somebody else has
 * changed it, there is no such HTML: the live form is rendered with the page.
 */
export function LazyIsland<Part>(island: LazyIslandProps<Part>) {
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [isServed] = useState(isHydrating);
  const { load, show, children, lost } = island;
  if (typeof document === "undefined") return <div>{children}</div>;
  if (isServed) return <ServedIsland {...island} />;
  return (
    <div>
      <Fallback
        instead={
          <>
            {children}
            <p role="alert">{lost}</p>
          </>
        }
      >
        <Loaded load={load} show={show} />
      </Fallback>
    </div>
  );
}
