/** What is served from memory at one address: always with status 200. */
export type PressedEntry = {
  /** Of the folder of bodies, without what tells the encoding. */
  file: string;
  /** Whether the folder has it as `.br` and `.gz`, too. */
  isSqueezed: boolean;
  headers: Readonly<Record<string, string>>;
};

/** By path, as in `/hi/about`. */
export type PressedManifest = Readonly<Record<string, PressedEntry>>;

/** Inside the build. */
export const PRESS_FOLDER = "press";
export const MANIFEST_FILE = "manifest.json";
