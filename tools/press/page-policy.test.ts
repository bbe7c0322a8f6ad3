import { createHash } from "node:crypto";
import { scriptHashes } from "./page-policy";

const INLINE = 'self.__next_f.push([1,"</b> style=\\"x\\""])';
const FRAMEWORK = '<script src="/_next/static/chunks/turbopack-0a.js" async=""></script>';
const DATA = '<script type="application/ld+json">{"a":1}</script>';
const pageWith = (more: string) =>
  `<html>${FRAMEWORK}<h1>Oops!</h1>${DATA}<script id="_R_">${INLINE}</script>${more}</html>`;

test("hashes each inline script of a page once, and no data", () => {
  const hash = `'sha256-${createHash("sha256").update(INLINE).digest("base64")}'`;
  const warn = jest.fn();
  expect(scriptHashes(pageWith(`<script>${INLINE}</script>`), warn)).toEqual([hash]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["a script from elsewhere", pageWith('<script src="https://evil.example/a.js"></script>')],
  ["a script from elsewhere", pageWith("<script async src=//evil.example/a.js></script>")],
  ["an inline style", pageWith('<p style="color:red">a</p>')],
  ["an inline style", pageWith("<style>p{color:red}</style>")],
  ["an inline handler", pageWith('<p onclick="go()">a</p>')],
  ["a script as an address", pageWith('<a href="javascript:go()">a</a>')],
  ["an element from elsewhere", pageWith('<iframe src="/"></iframe>')],
  ["a policy of its own", pageWith('<meta http-equiv="refresh" content="0">')],
])("warns of %s, and hashes the inline scripts all the same", (problem, html) => {
  const warnings: string[] = [];
  expect(scriptHashes(html, (warning) => warnings.push(warning))).toHaveLength(1);
  expect(warnings).toEqual([expect.stringContaining(problem)]);
});
