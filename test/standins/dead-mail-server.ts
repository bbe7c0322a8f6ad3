import { beginShutdown, finishShutdown } from "@/lib/server/core/shutdown";

/** Import this before a route: it configures a mail server at a port where none listens, and ends what waits for it. */
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.MAIL_FROM = "site@example.in";
process.env.LEADS_TO = "asha@example.in";

afterAll(async () => {
  beginShutdown();
  await finishShutdown();
});
