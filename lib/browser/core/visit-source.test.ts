import { internalReferrer, visitSource } from "./visit-source";

const arrive = (path: string, referrer: string) => {
  history.replaceState(null, "", path);
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
};

/** jsdom does not tell the address by which it loaded a page. */
let loadedAs = "";
performance.getEntriesByType = () => (loadedAs ? [{ name: loadedAs } as PerformanceEntry] : []);

afterEach(() => {
  arrive("/", "");
  loadedAs = "";
});

test("a page of ours is where a visitor came from, another site or nothing is not", () => {
  arrive("/auth", `${location.origin}/hi/services?topic=demo`);
  expect(internalReferrer()?.pathname).toBe("/hi/services");
  for (const other of ["", "https://evil.example/services", `${location.origin}.evil.example/`]) {
    arrive("/auth", other);
    expect(internalReferrer()).toBeNull();
  }
});

test("the link that led here is in this address, or in the previous page's", () => {
  const before = `${location.origin}/?utm_source=flyer&utm_medium=print`;
  arrive("/health-check", before);
  expect(visitSource()).toEqual({ utm_source: "flyer", utm_medium: "print" });
  arrive("/health-check?utm_source=ad", before);
  expect(visitSource()).toEqual({ utm_source: "ad" });
  arrive("/health-check", "https://evil.example/?utm_source=flyer");
  expect(visitSource()).toEqual({});
});

test("on the pages that follow, the link that led to the first one stays known", () => {
  loadedAs = `${location.origin}/hi?utm_source=flyer`;
  arrive("/hi/contact", `${location.origin}/?utm_source=older`);
  expect(visitSource()).toEqual({ utm_source: "flyer" });
});
