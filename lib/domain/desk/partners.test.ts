// holds: #partners
import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { originOf } from "@/lib/domain/funnel/daily-counts";
import { codeOf, codeProblem, namedSource, partnerNameFrom } from "./partners";

const SHARMA = { code: "ca-sharma", name: "CA Sharma", isEnded: false };
const VYAPAR = { code: "vyapar-mandal", name: "व्यापार मंडल", isEnded: true };

test.each([
  ["CA Sharma", "ca-sharma"],
  ["  Rao & Sons (Pune) ", "rao-sons-pune"],
  ["सीए शर्मा", "sie-sharma"],
  ["व्यापार मंडल, पुणे", "vyapar-mandal-pune"],
  ["राजेश टी स्टॉल", "rajesh-ti-stol"],
  ["ज़ेड फ़ार्मेसी", "jed-pharmesi"],
  ["दुकान २४", "dukan-24"],
  ["Café São", "cafe-sao"],
  ["A very long name of a trade association", "a-very-long-name-of-a-tr"],
  ["Twenty three letters here and", "twenty-three-letters-her"],
  ["abcdefghijklmnopqrstuvw xyz", "abcdefghijklmnopqrstuvw"],
  ["சர்மா", ""],
  ["<script>alert(1)</script>", "script-alert-1-script"],
])("the name %j makes the code %j", (name, code) => {
  expect(codeOf(name)).toBe(code);
});

test("whatever a name is, its code is a part of an address, and is counted under itself or refused", () => {
  fc.assert(
    fc.property(anyText(), (name) => {
      const code = codeOf(name);
      expect(code).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(code.length).toBeLessThanOrEqual(24);
      expect(codeOf(code)).toBe(code);
      if (codeProblem(code, []) === null) expect(originOf(code)).toBe(code);
    }),
  );
});

test.each([
  ["ca", "short"],
  ["", "short"],
  ["ca-sharma", "taken"],
  ["vyapar-mandal", "taken"],
  ["other", "taken"],
  ["sharma-984701", "phone"],
  ["9847012345", "phone"],
  ["98470-12345", "phone"],
  ["sharma-98470", null],
  ["ca1", null],
])("the code %j of a new partner: %j", (code, problem) => {
  expect(codeProblem(code, [SHARMA, VYAPAR])).toBe(problem);
});

test("a name is one line of at most 60 characters, and any text", () => {
  expect(partnerNameFrom("  CA\nSharma\u202e ")).toBe("CA Sharma");
  expect(partnerNameFrom("<b>'\"{n}")).toBe("<b>'\"{n}");
  expect(partnerNameFrom("स".repeat(60))).not.toBeNull();
  expect(partnerNameFrom("x".repeat(61))).toBeNull();
  expect(partnerNameFrom(" \u200b ")).toBeNull();
});

test.each([
  ["ca-sharma", "CA Sharma (ca-sharma)"],
  ["CA Sharma", "CA Sharma (ca-sharma)"],
  ["vyapar-mandal", "व्यापार मंडल (vyapar-mandal)"],
  ["poster", "poster"],
  ["", ""],
])("the source %j is named %j", (source, name) => {
  expect(namedSource(source, [SHARMA, VYAPAR])).toBe(name);
});
