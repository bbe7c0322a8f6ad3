// holds: #health
import { countForwarded, fitsHops } from "./forwarded";

const PROXIES = ["", "203.0.113.7", "198.51.100.1, 203.0.113.7"] as const;
const arrive = (count: number, header: string, path = "/") => {
  for (let n = 0; n < count; n++) countForwarded(path, header);
};

test("20 requests in a row say how many proxies there are, health calls nothing", () => {
  arrive(19, PROXIES[1]);
  arrive(1, PROXIES[1], "/api/ready");
  expect(fitsHops(0)).toBe(true);
  arrive(1, PROXIES[1], "/hi/desk");
  expect([0, 1, 2].map(fitsHops)).toEqual([false, true, false]);
});

test("no header at all is no proxy, or one that says nothing", () => {
  arrive(20, PROXIES[0]);
  arrive(20, PROXIES[1], "/api/live");
  expect([0, 1].map(fitsHops)).toEqual([true, false]);
});

test("what one visitor forges says nothing while another one comes", () => {
  arrive(19, PROXIES[2]);
  arrive(1, PROXIES[1]);
  expect(fitsHops(1)).toBe(true);
  arrive(20, PROXIES[2]);
  expect([0, 1, 2, 3].map(fitsHops)).toEqual([false, false, true, false]);
});
