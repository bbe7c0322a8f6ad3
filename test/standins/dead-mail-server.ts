/** Import this before a route: the site then has a mail server that nobody answers for. */
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.MAIL_FROM = "site@example.in";
process.env.LEADS_TO = "asha@example.in";
