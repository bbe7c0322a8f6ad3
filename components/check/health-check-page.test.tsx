// holds: #the-health-check
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { AuthProvider } from "@/components/auth/auth-provider";
import { contentIn } from "@/lib/content";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { HealthCheckPage } from "./health-check-page";

const words = checkWordsIn("en");
const text = words.quiz.question;

const openPage = () => {
  const page = (
    <AuthProvider lang="en">
      <HealthCheckPage
        lang="en"
        words={words}
        heading={contentIn("en").healthCheck.title}
        links={null}
        firstQuestion={words.questions.b1}
      />
    </AuthProvider>
  );
  return render(page);
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/health-check");
});
afterEach(cleanup);

test("question 1 is there at once, answered by links", () => {
  openPage();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(words.questions.b1);
  expect(screen.getByRole("link", { name: text.answers.maybe })).toHaveAttribute("href", "#maybe");
});

test("an answer tapped before the script had loaded is given, and leaves the address", async () => {
  history.replaceState(null, "", "/health-check?utm_source=x#maybe");
  openPage();
  await waitFor(() =>
    expect(screen.getByRole("radio", { name: text.answers.maybe })).toHaveAttribute(
      "aria-checked",
      "true",
    ),
  );
  expect(location.hash).toBe("");
  expect(location.search).toBe("?utm_source=x");
});

test("an answer in the address is ignored on a device that has answers", async () => {
  localStorage.setItem(
    "bizgrow-quiz",
    JSON.stringify({ answers: { b1: { answer: "no", version: 1_764_000_000_000, isSent: true } } }),
  );
  history.replaceState(null, "", "/health-check#yes");
  openPage();
  await screen.findByText("Question 2 of 15");
  fireEvent.click(screen.getByRole("button", { name: text.previous }));
  expect(await screen.findByRole("radio", { name: text.answers.no })).toHaveAttribute(
    "aria-checked",
    "true",
  );
});
