const made = globalThis as unknown as Record<symbol, unknown>;

/**
 * A thing this process has one of, made on first use. It lives on `globalThis`, because Next may load a module
 * several times: once for each bundle, and again at every hot reload.
 */
export const singleton = <T>(name: string, make: () => T): (() => T) => {
  const key = Symbol.for(`site.${name}`);
  return () => (made[key] ??= make()) as T;
};
