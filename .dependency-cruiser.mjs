/** Who may import whom: an edge that no rule names is an error (scripts/check-imports.mjs). */
const TEST = "\\.test\\.tsx?$";

const from = (folder) => ({ path: `^${folder}/`, pathNot: TEST });
const to = (...folders) => ({ path: folders.map((folder) => `^${folder}/`), pathNot: TEST });
const packages = (...names) => ({
  path: names.map((name) => `^node_modules/(@types/)?${name}/`),
  dependencyTypes: ["npm", "npm-dev"],
});
const STYLES = { path: "\\.css$" };
const NODE = { dependencyTypes: ["core"] };

/** What a folder may import. */
const may = (folder, ...targets) => targets.map((target) => ({ from: from(folder), to: target }));

export const allowed = [
  ...may("lib/domain", to("lib/domain")),

  ...may("lib/content", to("lib/content", "lib/domain")),
  // The operator's file is read and checked there.
  ...may("lib/content/facts", packages("zod"), NODE),

  ...may("lib/browser", to("lib/browser", "lib/domain"), packages("firebase")),

  ...may("lib/server", to("lib/server", "lib/domain", "lib/content"), NODE, {
    dependencyTypes: ["npm"],
    pathNot: "/(react|react-dom|firebase)/",
  }),

  // The PDF engine knows fonts and glyphs, and nothing of ours.
  ...may("lib/pdf", to("lib/pdf"), packages("harfbuzzjs"), NODE),
  ...may("lib/server/pdf", to("lib/pdf")),

  ...may("components", to("components", "lib/browser", "lib/domain"), STYLES),
  ...may("components", packages("react", "react-dom", "next", "uqr")),
  ...may("components", { ...to("lib/content"), dependencyTypes: ["type-only"] }),
  // Parts that only the server renders read their words themselves.
  ...may("components/(blog|law|packages|tools)", to("lib/content")),
  // The desk is rendered by the server: its parts show what its services return.
  ...may("components/desk", to("lib/server/desk")),

  ...may("app", to("app", "components", "lib/server", "lib/content", "lib/domain"), STYLES),
  ...may("app", packages("react", "react-dom", "next", "server-only")),
  // A form's fields are declared with the route that takes them.
  ...may("app/(api/)?desk", packages("zod")),

  // The start of the process checks its environment; server.ts is the process around Next.
  { from: { path: "^(instrumentation|server)\\.ts$" }, to: to("lib/server") },
  { from: { path: "^next\\.config\\.ts$" }, to: NODE },
  { from: { path: "^(next\\.config|server)\\.ts$" }, to: packages("next") },
  { from: { path: "^next\\.config\\.ts$" }, to: to("lib/content", "lib/domain", "lib/server") },

  // What runs after `next build`, and writes into it.
  ...may("tools", to("tools", "lib/server/core", "lib/server/edge"), NODE),

  // Tests: their own layer, the one beneath, and the helpers of tests.
  { from: { path: `^lib/domain/.*${TEST}` }, to: to("lib/domain", "lib/content", "test") },
  {
    from: { path: `^lib/(content|browser|pdf|server)/.*${TEST}` },
    to: to("lib", "scripts", "test", "tools"),
  },
  { from: { path: `^tools/.*${TEST}` }, to: to("lib/server", "test") },
  {
    from: { path: `^(components|app)/.*${TEST}` },
    to: to("app", "components", "lib", "scripts", "test", "tools"),
  },
  { from: { path: "^test/" }, to: to("app", "lib", "scripts", "test", "tools") },
  {
    from: { path: "^(bench|e2e|scripts|tools)/" },
    to: to("e2e", "scripts", "test", "tools", "lib/domain", "lib/content"),
  },
  // Nothing else imports a bench: what a test needs of one is in test/proofs.
  { from: { path: "^(bench/|scripts/bench\\.ts$)" }, to: to("bench") },
  {
    from: {
      path: "^scripts/(doctor|desk-link)\\.ts$",
    },
    to: to("lib/server"),
  },
  { from: { path: "^tools/operator/" }, to: to("lib/server") },
  {
    from: { path: [TEST, "^(bench|e2e|scripts|test|tools/operator)/"] },
    to: { dependencyTypes: ["npm", "npm-dev", "core"] },
  },
];

export const forbidden = [
  { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
  { name: "no-missing-module", severity: "error", from: {}, to: { couldNotResolve: true } },
  {
    // lib/server/wiring puts the rooms together; a room is handed what it needs.
    name: "no-wiring-in-a-room",
    severity: "error",
    from: { path: "^lib/server/", pathNot: [TEST, "^lib/server/wiring/"] },
    to: { path: "^lib/server/wiring/" },
  },
  {
    // The desk builds on the other rooms; the browser's session asks it for unsaved notes.
    name: "no-room-on-the-desk",
    severity: "error",
    from: { path: "^lib/(domain|server|browser)/", pathNot: [TEST, "/(desk|wiring|auth)/"] },
    to: { path: "^lib/(domain|server|browser)/desk/" },
  },
  {
    name: "stores-know-no-subject",
    severity: "error",
    from: { path: "^lib/server/(store|core)/", pathNot: TEST },
    to: { path: "^lib/server/", pathNot: "^lib/server/(store|core)/" },
  },
  {
    name: "dot-slash-inside-a-folder",
    severity: "error",
    from: { path: "^(.+)/[^/]+$" },
    to: { path: "^$1/[^/]+$", dependencyTypes: ["aliased"] },
  },
];

/** Layers whose rooms, the folders right under them, import each other in no circle; tests aside. */
export const ROOMS_OF = ["lib/server", "lib/domain", "lib/content", "lib/browser", "components"];

export const options = {
  tsConfig: { fileName: "tsconfig.json" },
  tsPreCompilationDeps: true,
  doNotFollow: { path: "node_modules" },
  enhancedResolveOptions: {
    exportsFields: ["exports"],
    conditionNames: ["import", "require", "node", "default", "types"],
  },
};
