// holds: #health
import { isMetricsCall } from "./metrics-token";

const TOKEN = "t".repeat(32);

test.each([
  [`Bearer ${TOKEN}`, TOKEN, true],
  [`bearer ${TOKEN}`, TOKEN, false],
  [`Bearer ${TOKEN}x`, TOKEN, false],
  [TOKEN, TOKEN, false],
  [null, TOKEN, false],
  ["Bearer ", null, false],
  ["Bearer null", null, false],
])("%s with METRICS_TOKEN %s: %s", (authorization, token, isAllowed) => {
  expect(isMetricsCall(authorization, token)).toBe(isAllowed);
});
