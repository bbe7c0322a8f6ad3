// holds: #the-health-check
import { cleanup, render, screen } from "@testing-library/react";
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

test("question 1 is there at once, with a button for each answer", () => {
  openPage();
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(words.questions.b1);
  expect(screen.getByRole("radio", { name: text.answers.maybe })).toBeInTheDocument();
});
