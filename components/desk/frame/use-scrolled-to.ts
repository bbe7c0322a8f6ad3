"use client";

import { type RefObject, useEffect, useRef } from "react";

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/**
 * For a bar that scrolls sideways: brings the chosen one of its parts to the middle, again whenever `key` changes. Not
 * by scrollIntoView(): it may scroll the page as well.
 */
export const useScrolledTo = <Bar extends HTMLElement>(
  chosen: string,
  key: string,
): RefObject<Bar | null> => {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const element = bar.current;
    const part = element?.querySelector(chosen);
    if (element && part) element.scrollLeft += middleOf(part) - middleOf(element);
  }, [chosen, key]);
  return bar;
};
