import { log } from "@/lib/server/core/log";
import { BARE_FILE, BARE_SITE, MADE_UP_FILE } from "@/test/builders/sites";
import { checkFacts } from "./check-facts";

const BUILT = JSON.stringify(BARE_SITE);

afterEach(() => {
  delete process.env.SITE_FACTS;
  jest.restoreAllMocks();
});

test.each([
  ["those of the build", BARE_FILE, false, /^$/],
  ["others", MADE_UP_FILE, true, /made-up-site\.json has changed .*npm run build/],
  ["unusable", "package.json", true, /^package\.json is not usable:\n {2}- phone: is missing/],
  ["missing", "/no/site.json", true, /^The facts .* in \/no\/site\.json, but there is no/],
])(
  "a start whose facts are %s goes on, and its log says what is wrong",
  (_, file, isOther, text) => {
    const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
    process.env.SITE_FACTS = file;
    checkFacts(BUILT);
    const reasons = error.mock.calls.map(([line]) => (line as { reason?: string }).reason);
    expect(reasons).toHaveLength(isOther ? 1 : 0);
    expect(reasons.join()).toMatch(text);
  },
);
