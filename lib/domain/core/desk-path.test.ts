import { backFrom, doorFor, isDeskPath, langOfBack } from "./desk-path";

test.each([
  "/desk",
  "/hi/desk",
  "/desk/leads?status=new&owner=op%40b.example",
  `/hi/desk/leads/${"f".repeat(64)}`,
  "/desk/log?before=1764000000000.5_ab-cd&reference=BG-1",
])("%s is a page of the desk, and the door leads to it", (back) => {
  expect(backFrom(back)).toBe(back);
  const { pathname, searchParams } = new URL(doorFor(back), "https://bizgrow.example");
  expect(pathname).toBe(langOfBack(back) === "hi" ? "/hi/desk/open" : "/desk/open");
  expect(backFrom(searchParams.get("back"))).toBe(back);
});

test.each([
  "",
  "/",
  "/account",
  "/desks",
  "/hi/deskx",
  "/api/desk/news",
  "desk",
  "//evil.example/desk",
  "/desk//evil.example",
  "https://evil.example/desk",
  "/desk/../account",
  "/desk/leads\\x",
  "/desk#x",
  "/desk?a=<b>",
  "/desk\r\nSet-Cookie: a=b",
  null,
  undefined,
  ["/desk", "/desk"],
])("%j is none", (text) => {
  expect(backFrom(text)).toBeNull();
});

test("what is below the desk belongs to it", () => {
  const paths = ["/desk", "/desk/", "/hi/desk/log", "/desks", "/x/desk", "/api/desk/news"];
  expect(paths.filter(isDeskPath)).toEqual(["/desk", "/desk/", "/hi/desk/log"]);
});
