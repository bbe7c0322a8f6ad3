/** Fetches something once for each key, whoever asks for it; what could not be had is fetched again when next asked for. */
export const loadOnce = <Key, Loaded>(load: (key: Key) => Promise<Loaded>) => {
  const loading = new Map<Key, Promise<Loaded>>();
  return (key: Key): Promise<Loaded> => {
    const known = loading.get(key);
    if (known) return known;
    const loaded = load(key).catch((error: unknown) => {
      loading.delete(key);
      throw error;
    });
    loading.set(key, loaded);
    return loaded;
  };
};
