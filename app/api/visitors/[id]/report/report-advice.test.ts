// holds: #report
// Over 5 s: it starts the sign-in emulator.
import "@/test/support/own-store";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { notifications } from "@/lib/server/wiring/leads";
import { type GroqStandin, startGroqStandin } from "@/test/standins/groq-standin";
import { withAuthEmulator } from "@/test/standins/auth-emulator";
import { personBrowser } from "@/test/support/person-browser";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";

const emulator = withAuthEmulator();
let server: MailServer;
let ai: GroqStandin;

beforeAll(async () => {
  [server, ai] = await Promise.all([startMailServer(), startGroqStandin()]);
  Object.assign(process.env, {
    SMTP_URL: server.url,
    MAIL_FROM: "site@example.in",
    LEADS_TO: "asha@example.in",
    GROQ_API_KEY: "test",
    GROQ_BASE_URL: ai.url,
  });
});
afterAll(async () => {
  await ai.close();
  await server.stop();
});

/** A person with a finished check and the AI's advice on it. */
const finished = async (email?: string) => {
  const person = await personBrowser();
  if (email) {
    await person.signIn((await emulator.signIn({ email })).idToken);
    await person.link();
  }
  await person.finish(SAMPLE_ANSWERS);
  const { aiAnalysis } = (await person.exported()) as {
    aiAnalysis: { source: string; insights: string[] };
  };
  expect(aiAnalysis.source).toBe("ai");
  return { person, said: aiAnalysis.insights };
};

/** The text of the only email to the address. */
const letterTo = async (
  { person }: Awaited<ReturnType<typeof finished>>,
  email: string,
): Promise<string> => {
  server.letters.length = 0;
  const body = { email, lang: "en" };
  const { status } = await person.send("POST", person.at("/report"), { body });
  expect(status).toBe(202);
  notifications().wake();
  while (server.letters.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(server.letters[0]!.to).toEqual([email]);
  return server.letters[0]!.letter.text!.replaceAll("\n", " ");
};

test("without a sign-in the email has no text of the AI's, at any address", async () => {
  const check = await finished();
  const text = await letterTo(check, "stranger@victim.example");
  for (const sentence of check.said) expect(text).not.toContain(sentence);
  expect(text).toContain("standard advice");
});

test("a signed-in user gets the AI's text only at the own verified address", async () => {
  const email = "owner@example.in";
  const check = await finished(email);
  const own = await letterTo(check, "Owner@example.in");
  for (const sentence of check.said) expect(own).toContain(sentence);
  const other = await letterTo(check, "stranger@victim.example");
  for (const sentence of check.said) expect(other).not.toContain(sentence);
});

test("strangers who send reports to an address leave its owner's share alone", async () => {
  const email = "shared@example.in";
  const own = await finished(email);
  for (let n = 0; n < 4; n++) {
    const { person } = await finished();
    const body = { email, lang: "en" };
    const { status } = await person.send("POST", person.at("/report"), { body });
    expect(status).toBe(n < 3 ? 202 : 429);
  }
  const body = { email, lang: "en" };
  expect((await own.person.send("POST", own.person.at("/report"), { body })).status).toBe(202);
});
