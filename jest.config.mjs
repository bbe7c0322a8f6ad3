import "./test/support/specification-facts.mjs";
import nextJest from "next/jest.js";
import { offeredIn, readSite } from "./lib/content/facts/site-file.ts";

process.env.PACKAGES_OF_BUILD = offeredIn(readSite());

const withNext = nextJest({ dir: import.meta.dirname });

/** `npm test` leaves out the files of the long tier; `npm run test:all` does not. */
const LONG_TIER = process.env.TEST_TIER === "fast" ? ["\\.long\\.test\\.tsx?$"] : [];

/** next/jest knows one project at a time; each gets Next's transform, aliases and `server-only` stand-in. */
const project = (name, testMatch, own, ignored = []) =>
  withNext({
    displayName: name,
    testMatch: testMatch.map((files) => `<rootDir>/${files}.test.{ts,tsx}`),
    modulePathIgnorePatterns: ["<rootDir>/.next/"],
    testPathIgnorePatterns: ["/node_modules/", "<rootDir>/.next/", ...LONG_TIER, ...ignored],
    ...own,
  })();

const IN_NODE = [
  "lib/domain",
  "lib/content",
  "lib/pdf",
  "lib/server",
  "app",
  "scripts",
  "tools",
  "test",
  "bench",
];

/** Tests of wording and documents: `npm run lint` runs them, beside the linter. */
const LINTS = [
  "lib/content/glossary",
  "lib/content/imperatives",
  "lib/content/blog",
  "test/docs/*",
];

const config = {
  projects: [
    await project("lint", LINTS, { testEnvironment: "node" }),
    await project(
      "node",
      IN_NODE.map((folder) => `${folder}/**/*`),
      { testEnvironment: "node" },
      ["/lib/content/(glossary|imperatives|blog)\\.test", "/test/docs/"],
    ),
    await project(
      "device",
      ["lib/browser/**/*"],
      { testEnvironment: "<rootDir>/test/support/device-environment.mjs" },
      ["\\.dom\\.test\\."],
    ),
    await project("jsdom", ["components/**/*", "lib/browser/**/*.dom"], {
      testEnvironment: "<rootDir>/test/support/browser-environment.mjs",
      setupFilesAfterEnv: ["<rootDir>/test/support/browser-setup.ts"],
    }),
  ],
  // Jest's default, one worker less than cores, leaves one of two cores idle.
  maxWorkers: 2,
  // Not a measure of speed: a busy machine stalls for seconds.
  testTimeout: 20_000,
  collectCoverageFrom: ["lib/domain/**/*.ts", "!**/*.test.ts"],
  coverageReporters: [["text", { skipFull: true }], "text-summary"],
  coverageThreshold: { "./lib/domain/": { branches: 100, functions: 100, lines: 100 } },
};

export default config;
