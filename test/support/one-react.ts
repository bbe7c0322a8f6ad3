const KEPT = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
];

/** React stays the same through `jest.resetModules()`: only the other modules are loaded anew. */
for (const name of [...KEPT, "@testing-library/react/pure"]) {
  const loaded: unknown = jest.requireActual(name);
  jest.doMock(name, () => loaded);
}

export {};
