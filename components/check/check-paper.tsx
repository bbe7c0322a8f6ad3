import { QrCode } from "@/components/share/qr-code";
import type { Content } from "@/lib/content";
import { type Band, pointsIn } from "@/lib/domain/check/grades";
import { QUESTION_IDS, SECTIONS } from "@/lib/domain/check/sections";
import { fill } from "@/lib/domain/core/fill";

const halves = (points: number) => String(points).replace(/(?:^0)?\.5$/, "½");

type CheckPaperProps = {
  words: Pick<Content, "areas" | "healthCheck" | "questions" | "quiz">;
  /** The check's whole address. */
  url: string;
};

/** The check on one sheet of A4: three boxes a question, how to count, what the bands mean, the way to the check. */
export function CheckPaper({ words, url }: CheckPaperProps) {
  const { areas, healthCheck, questions, quiz } = words;
  const { list, paper } = healthCheck;
  const pointsOf = (band: Band) => {
    const { from, to } = pointsIn(band, QUESTION_IDS.length);
    return fill(paper.points, { from: halves(from), to: halves(to) });
  };
  return (
    <div className="check-paper">
      <p className="mb-2 text-2xl font-extrabold">{paper.title}</p>
      <p className="mb-2">
        {paper.lead} {quiz.question.rule}
      </p>
      <table className="w-full">
        {SECTIONS.map(({ id: area, questionIds }) => (
          <tbody key={area}>
            <tr>
              <th scope="col">{areas.titles[area]}</th>
              {Object.values(quiz.question.answers).map((answer) => (
                <th key={answer} scope="col">
                  {answer}
                </th>
              ))}
            </tr>
            {questionIds.map((id) => (
              <tr key={id}>
                <th scope="row" className="font-normal">
                  {QUESTION_IDS.indexOf(id) + 1}. {questions.wording[id]}
                </th>
                {Object.values(quiz.question.answers).map((answer) => (
                  <td key={answer} aria-label={answer} />
                ))}
              </tr>
            ))}
            <tr>
              <td colSpan={4}>{paper.area}</td>
            </tr>
          </tbody>
        ))}
      </table>
      <p className="my-2">
        <strong>{paper.total}</strong> {list.scoring}
      </p>
      <div className="flex gap-6">
        <ul className="min-w-0 flex-1">
          {(Object.keys(areas.bands) as Band[]).map((band) => (
            <li key={band} className="mb-1">
              <strong>
                {pointsOf(band)}: {areas.bands[band]}.
              </strong>{" "}
              {paper.bands[band]}
            </li>
          ))}
          <li className="wrap-anywhere">{url}</li>
        </ul>
        <figure className="w-36 flex-none text-center">
          <QrCode text={url} label={url} />
          <figcaption>{paper.qr}</figcaption>
        </figure>
      </div>
    </div>
  );
}
