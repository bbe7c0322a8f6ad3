const made = globalThis as unknown as Record<symbol, unknown>;

/**
 * Makes a value once per process, on first use. It is stored on `globalThis`, because Next may load a module several
 * times: once for each bundle, and again at every hot reload.
 */
export const singleton = <T>(name: string, make: () => T): (() => T) => {
  const key = Symbol.for(`site.${name}`);
  return () => (made[key] ??= make()) as T;
};
