import { withoutScripts } from "./plain-pages";

test("the plain twin of a page has its markup, and neither scripts nor their preloads", () => {
  const page =
    '<head><link rel="stylesheet" href="/a.css"><link rel="preload" href="/a.js" as="script">' +
    '<link rel="preload" href="/a.woff2" as="font"><script src="/a.js" async=""></script></head>' +
    "<body><h1>Growth</h1><script>let a =\n1</script><p>plain</p></body>";
  expect(withoutScripts(page)).toBe(
    '<head><link rel="stylesheet" href="/a.css"><link rel="preload" href="/a.woff2" as="font">' +
      "</head><body><h1>Growth</h1><p>plain</p></body>",
  );
});
