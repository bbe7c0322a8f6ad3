import { head } from "@/test/support/raw-http";
import { plainRequest } from "./plain-request";

const HOST = "Host: bizgrow.example";
const read = (...lines: readonly string[]) => plainRequest(Buffer.from(head(...lines), "latin1"));
const withHeader = (line: string) => read("GET / HTTP/1.1", HOST, line);

test("a browser's request is read, with what an answer from memory depends on", () => {
  const request = read(
    "GET /hi/about?utm_source=ad HTTP/1.1",
    "HOST:\tbizgrow.example ",
    "Connection: keep-alive",
    'sec-ch-ua-platform: "Android"',
    "Upgrade-Insecure-Requests: 1",
    "Accept-Encoding: gzip, deflate, br, zstd",
    'If-None-Match: W/"abc"',
    "Cookie: theme=a%20b",
    "X-Request-Id: 12345678",
    "X-Empty:",
  );
  expect(request).toEqual({
    method: "GET",
    url: "/hi/about?utm_source=ad",
    headers: {
      host: "bizgrow.example",
      "accept-encoding": "gzip, deflate, br, zstd",
      "if-none-match": 'W/"abc"',
      "x-request-id": "12345678",
    },
  });
  expect(read("HEAD / HTTP/1.1", HOST)?.method).toBe("HEAD");
});

test.each([
  "POST / HTTP/1.1",
  "get / HTTP/1.1",
  "GET / HTTP/1.0",
  "GET / HTTP/1.1 ",
  "GET  / HTTP/1.1",
  "GET http://bizgrow.example/ HTTP/1.1",
  "GET /a b HTTP/1.1",
  "GET /\u00e9 HTTP/1.1",
  "GET *",
  "",
])("the line %j is for Node to read", (line) => {
  expect(read(line, HOST)).toBeNull();
});

test.each([
  "Content-Length: 0",
  "content-length: 5",
  "Transfer-Encoding: chunked",
  "Expect: 100-continue",
  "Upgrade: h2c",
  "Trailer: a",
  "TE: trailers",
  "HTTP2-Settings: a",
  "Proxy-Connection: keep-alive",
  "RSC: 1",
  "Connection: close",
  "Connection: keep-alive, Upgrade",
  "Host: evil.example",
  "Accept-Encoding: br\r\nAccept-Encoding: gzip",
  "X-A : 1",
  " X-A: 1",
  "X-A",
  "X-A: \u00e9",
  "X-A: \u0000",
  "X-A: 1\r\n folded",
  "X-A: 1\nX-B: 2",
  "X-A: 1\rX-B: 2",
  `X-A: ${"a".repeat(5_000)}`,
])("a request with %j is for Node to read", (line) => {
  expect(withHeader(line)).toBeNull();
  expect(withHeader("X-Fine: 1")).not.toBeNull();
});

test("nor is it for us without a host, cut short, or with anything after it", () => {
  const whole = head("GET / HTTP/1.1", HOST);
  expect(read("GET / HTTP/1.1")).toBeNull();
  for (let length = 0; length < whole.length; length++)
    expect(plainRequest(Buffer.from(whole.slice(0, length)))).toBeNull();
  for (const after of ["a", "\r\n", whole])
    expect(plainRequest(Buffer.from(whole + after))).toBeNull();
  expect(plainRequest(Buffer.from(whole))).not.toBeNull();
});
