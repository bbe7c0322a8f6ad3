"use client";

import { type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { interceptEarlyInput } from "./intercept-early-input";

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** Kept as it is: nothing is looked at, and nothing is changed. */
const AS_SERVED = { __html: "" };

/** Since when it could be filled in, where that was before its code was there. */
export type IslandProps = { shownAt?: number };

/** Fetches what shows it; the same promise at each call. */
type Load<Props> = () => Promise<(props: Props & IslandProps) => ReactNode>;

type LazyIslandProps<Props> = {
  load: Load<Props>;
  props: Props;
  /** What the server writes: the very elements that are shown at first. */
  children: ReactNode;
  /** Whether there is something to show that the server could not know; asked again whenever this is rendered. */
  isDue: () => boolean;
  /** Said where the code cannot be had and the browser cannot do without. */
  lost: string;
};

/** The thing itself, as soon as its code is there. */
function Loaded<Props>({ load, props }: { load: Load<Props>; props: Props }) {
  const show = use(load());
  return show(props as Props & IslandProps);
}

function ServedIsland<Props>({ load, props, isDue, lost }: LazyIslandProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<ReturnType<typeof interceptEarlyInput>>(null);
  const given = useRef({ load, props });
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    const shownAt = performance.now();
    const element = box.current!;
    let leave: (() => void) | null = null;
    let isGone = false;
    const watch = interceptEarlyInput(element, setLost, async () => {
      const { load: fetched, props: own } = given.current;
      const [{ hydrateIsland }, show] = await Promise.all([import("./hydrate-island"), fetched()]);
      if (!isGone) leave = hydrateIsland(element, show({ ...own, shownAt }), watch.isThere);
    });
    held.current = watch;
    return () => {
      isGone = true;
      watch.leave();
      leave?.();
    };
  }, []);

  useEffect(() => {
    if (isDue()) held.current!.want();
  });

  return (
    <>
      {/* eslint-disable-next-line react/no-danger -- nothing is written */}
      <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />
      {isLost && <p role="alert">{lost}</p>}
    </>
  );
}

/**
 * A form whose code comes when somebody is in it. Until then it is what the server wrote, which React leaves alone;
 * then a root of its own takes that over as it stands, with what has been typed, focus and caret
 * (docs/decisions/027-forms-are-hydrated-when-wanted.md). On a page that the router fetched it is there at once.
 */
export function LazyIsland<Props>(wanted: LazyIslandProps<Props>) {
  const isServed = useSyncExternalStore(never, no, yes);
  const [isHeld] = useState(isServed);
  const { load, props, children } = wanted;
  if (typeof document === "undefined") return <div>{children}</div>;
  if (isHeld) return <ServedIsland {...wanted} />;
  return (
    <div>
      <Loaded load={load} props={props} />
    </div>
  );
}
