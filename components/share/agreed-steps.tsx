import { type FormEvent, useState } from "react";
import { visitorId } from "@/lib/browser/check/visitor-id";
import { saveAgreement } from "@/lib/browser/share/comparison-client";
import { fill } from "@/lib/domain/core/fill";
import { stepText } from "@/lib/domain/check/plan-texts";
import type { QuestionId } from "@/lib/domain/check/sections";
import { type AgreedStep, type Comparison, WHO } from "@/lib/domain/share/comparison";
import type { ComparisonPageWords } from "@/lib/content/slices/comparison-words";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";

type AgreedStepsProps = { words: ComparisonPageWords; comparison: Comparison };

/** The step of a question: to find out first only where neither says yes. */
const stepOf = ({ questions }: Comparison, id: QuestionId, words: ComparisonPageWords) => {
  const { mine, theirs } = questions.find(({ questionId }) => questionId === id)!;
  const answer = mine === "yes" || theirs === "yes" ? "yes" : "maybe";
  return { mine, theirs, ...stepText({ questionId: id, answer }, words.steps) };
};

/** What two people agree: at most three steps, who takes each, and by when; also as one sheet of paper. */
export function AgreedSteps({ words, comparison }: AgreedStepsProps) {
  const { talk, answers, questions } = words;
  const [agreement, setAgreement] = useState(comparison.agreement);
  const [said, setSaid] = useState<"saved" | "changed" | "failed" | null>(null);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const steps = agreement.steps.map(({ questionId }): AgreedStep => {
      const who = WHO.find((one) => one === data.get(`who-${questionId}`)) ?? null;
      return { questionId, who, dueOn: String(data.get(`by-${questionId}`)) || null };
    });
    setSaid(null);
    const reply = await saveAgreement(visitorId(), { steps, version: agreement.version });
    if (reply.kind !== "done" || reply.value.state !== "paired") return setSaid("failed");
    const isOurs = JSON.stringify(reply.value.agreement.steps) === JSON.stringify(steps);
    setAgreement(reply.value.agreement);
    setSaid(isOurs ? "saved" : "changed");
  };
  return (
    // A change by the partner makes new fields.
    <form key={agreement.version} onSubmit={(event) => void save(event)}>
      <p className="max-w-prose print:hidden">{talk.how}</p>
      <ol className="entries mt-4">
        {agreement.steps.map(({ questionId: id, who, dueOn }) => {
          const step = stepOf(comparison, id, words);
          return (
            <li key={id}>
              <p className="text-lead font-semibold">{questions[id]}</p>
              <p className="mt-1 text-base text-soft">
                {fill(talk.said, { mine: answers[step.mine], theirs: answers[step.theirs] })}
              </p>
              <p className="mt-2 max-w-prose">{step.text}</p>
              <div className="mt-3 grid max-w-md grid-cols-2 gap-3">
                <Field name={`who-${id}`} label={talk.who}>
                  {(control) => (
                    <select {...control} defaultValue={who ?? ""}>
                      <option value="">{talk.open}</option>
                      {WHO.map((one) => (
                        <option key={one} value={one}>
                          {talk.whoOf[one]}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
                <Field name={`by-${id}`} label={talk.by}>
                  {(control) => <input {...control} type="date" defaultValue={dueOn ?? ""} />}
                </Field>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button kind="primary" type="submit">
          {talk.save}
        </Button>
        <Button onClick={() => print()}>{talk.print}</Button>
      </p>
      <p role="status" className="mt-3 font-semibold">
        {said && talk[said]}
      </p>
    </form>
  );
}
