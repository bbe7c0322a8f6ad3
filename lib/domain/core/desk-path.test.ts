import { backFrom, isDeskPath, langOfBack, signInFor } from "./desk-path";
import { nextPath } from "./languages";

test.each([
  "/desk",
  "/hi/desk",
  "/desk/leads?status=new&owner=op%40b.example",
  `/hi/desk/leads/${"f".repeat(64)}`,
  "/desk/log?before=1764000000000.5_ab-cd&reference=BG-1",
])("%s is a page of the desk, and the sign-in leads back to it", (back) => {
  expect(backFrom(back)).toBe(back);
  const { pathname, searchParams } = new URL(signInFor(back), "https://bizgrow.example");
  expect(pathname).toBe(langOfBack(back) === "hi" ? "/hi/auth" : "/auth");
  expect(nextPath(searchParams.get("next"), "/")).toBe(back);
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
