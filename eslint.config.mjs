import coreWebVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";

const jsxA11y = coreWebVitals.find((config) => config.plugins?.["jsx-a11y"]).plugins["jsx-a11y"];

const NO_SERVER_ACTION = {
  selector: "ExpressionStatement[directive='use server']",
  message: "Route handlers only (docs/decisions/005-route-handlers-only.md).",
};
const NO_ENV = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "The environment has one reader: lib/server/core/env.ts.",
};
// Files that Node runs directly, without an alias, import by file name: `../core/env.ts`.
const NO_PARENT_IMPORT = {
  selector:
    ":matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)[source.value=/^\\.\\.\\/(?!(?:\\.\\.\\/(?:\\w+\\/)?)?\\w+\\/[\\w-]+\\.ts$)/]",
  message: "`./` inside a folder, `@/` across folders.",
};

/** React's rules take a quarter of the time, and find nothing where no React is. */
const NO_REACT = Object.fromEntries(
  coreWebVitals
    .flatMap(({ rules }) => Object.keys(rules ?? {}))
    .filter((name) => name.startsWith("react"))
    .map((name) => [name, "off"]),
);

const config = [
  { ignores: [".next/", "coverage/", "test-results/", "playwright-report/", "next-env.d.ts"] },
  ...coreWebVitals,
  ...nextTypeScript,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-restricted-syntax": ["error", NO_SERVER_ACTION, NO_PARENT_IMPORT],
      "react/no-danger": "error",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ["app/**", "components/**", "lib/**", "*.ts"],
    ignores: ["**/*.test.{ts,tsx}", "*.config.ts", "lib/server/core/env.ts"],
    rules: {
      "no-console": "error",
      "no-restricted-syntax": ["error", NO_SERVER_ACTION, NO_PARENT_IMPORT, NO_ENV],
    },
  },
  {
    files: [
      "lib/{domain,content,pdf,server}/**",
      "bench/**",
      "scripts/**",
      "tools/**",
      "test/**",
      "e2e/**",
    ],
    rules: NO_REACT,
  },
  {
    // Node runs these without an alias.
    files: ["bench/**", "scripts/**", "tools/**", "test/**", "e2e/**"],
    rules: { "no-restricted-syntax": ["error", NO_SERVER_ACTION] },
  },
];

export default config;
