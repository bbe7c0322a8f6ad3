/** What goes to the AI: said here once, and printed wherever a page tells it (lib/content/ai-data.test.ts). */
export const aiData =
  "To write the advice, our server sends the questions, your answers and your scores to the AI firm Groq in the USA. What you run goes there only if you agreed to it. Your name, phone number and email are not sent. If you choose only standard advice, nothing goes to Groq.";
