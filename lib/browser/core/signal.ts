import { onOtherTabChange } from "./device-store";

/** A change that listeners hear of: when this tab tells of it, and when another one has changed one of these keys. */
export const createSignal = (...keys: readonly string[]) => {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => {
      for (const listener of listeners) listener();
    },
    /** Calls back at each change; returns the unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      const ends = keys.map((key) => onOtherTabChange(key, listener));
      return () => {
        listeners.delete(listener);
        for (const end of ends) end();
      };
    },
  };
};
