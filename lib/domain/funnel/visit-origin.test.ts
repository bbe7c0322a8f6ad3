// holds: #funnel
import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { originOf } from "./daily-counts";

test.each([
  [undefined, ""],
  ["", ""],
  [" – ", ""],
  ["WhatsApp", "whatsapp"],
  ["Google Ads", "google-ads"],
  ["justdial.com", "justdial.com"],
  ["दुकान मेला", "दुकान-मेला"],
  ["mela 21.11.2026", "mela-21.11.2026"],
  ["<script>alert(1)</script>", "script-alert-1-script"],
  ["a".repeat(80), "a".repeat(40)],
])("%j is counted as %j", (utmSource, origin) => {
  expect(originOf(utmSource)).toBe(origin);
});

test.each(["asha@example.in", "98765 43210", "call-+91.98765.43210", "९८७६५४३२१०"])(
  "%s could name a person, and is not counted under its name",
  (utmSource) => {
    expect(originOf(utmSource)).toBe("other");
  },
);

test("any link gives a short, plain and stable name", () => {
  fc.assert(
    fc.property(anyText(), (utmSource) => {
      const origin = originOf(utmSource);
      expect([...origin].length).toBeLessThanOrEqual(40);
      expect(origin).toMatch(/^[\p{L}\p{M}\p{N}.-]*$/u);
      expect(originOf(origin)).toBe(origin);
    }),
  );
});
