// holds: #the-health-check
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { AuthProvider } from "@/components/auth/auth-provider";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { LANGS } from "@/lib/domain/core/languages";
import { QuizDialog } from "./quiz-dialog";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

test.each(LANGS)(
  "%s: from Setting Up to question 1, and Exit Assessment closes the dialog",
  async (lang) => {
    const words = checkWordsIn(lang);
    const onClose = jest.fn();
    render(
      <AuthProvider lang={lang}>
        <QuizDialog lang={lang} words={words} kind="check" onClose={onClose} />
      </AuthProvider>,
    );
    const dialog = screen.getByRole("dialog", { name: words.quiz.name });
    expect(dialog).toHaveTextContent(words.quiz.setup.title);
    await waitFor(() => expect(dialog).toHaveTextContent(words.questions.b1));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: words.quiz.question.exit }));
    expect(dialog).not.toHaveAttribute("open");
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test.each(LANGS)(
  "%s: Watch Demo opens a sample result, labelled as one, without asking anything",
  (lang) => {
    const words = checkWordsIn(lang);
    render(
      <AuthProvider lang={lang}>
        <QuizDialog lang={lang} words={words} kind="sample" onClose={() => {}} />
      </AuthProvider>,
    );
    const dialog = screen.getByRole("dialog", { name: words.quiz.name });
    expect(dialog).toHaveTextContent(words.quiz.results.sampleHeading);
    expect(dialog).toHaveTextContent(words.quiz.results.sampleNote);
    expect(screen.queryByRole("button", { name: words.quiz.results.keep.retake })).toBeNull();
    expect(localStorage.getItem("bizgrow-quiz")).toBeNull();
  },
);
