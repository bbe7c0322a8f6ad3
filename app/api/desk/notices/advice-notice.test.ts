import "@/test/support/own-store";
import { adviceDays } from "@/lib/server/wiring/advice";
import { browserOn } from "@/test/support/api-browser";
import { withGoogleEdge } from "@/test/standins/google-edge";
import * as noticesRoute from "./route";

// Takes over a second: it loads Google's library.
const ORIGIN = "https://bizgrow.example";
Object.assign(process.env, {
  SITE_URL: ORIGIN,
  OPERATOR_EMAILS: "asha@example.in",
  GROQ_API_KEY: "test",
});
const google = withGoogleEdge("bizgrow-1");

const notices = async () => {
  const cookie = `__Host-session=${google.sign(google.sessionClaimsOf("op"))}`;
  const at = browserOn({ "/api/desk/notices": noticesRoute });
  return (await at.send("GET", "/api/desk/notices", { headers: { origin: ORIGIN, cookie } })).body;
};

test("where there is an AI, the desk says how many of today's checks got its advice", async () => {
  const advice = { kind: "advice", asked: 0, given: 0, lastGivenAt: null };
  expect(await notices()).toEqual({ notices: [advice] });
  await adviceDays().count(true);
  await adviceDays().count(false);
  expect(await notices()).toEqual({
    notices: [{ ...advice, asked: 2, given: 1, lastGivenAt: expect.any(Number) }],
  });
});
