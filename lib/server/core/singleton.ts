const made = globalThis as unknown as Record<symbol, unknown>;

/** Makes a value once per process, on `globalThis`: Next may load a module once for each bundle. */
export const singleton = <T>(name: string, make: () => T): (() => T) => {
  const key = Symbol.for(`site.${name}`);
  return () => (made[key] ??= make()) as T;
};
