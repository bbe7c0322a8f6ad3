import { useId } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { Problem, TickBox } from "@/components/ui/field";

type ConsentBoxProps = {
  lang: Lang;
  /** The text of the consent. */
  text: string;
  /** The link text for the privacy page. */
  privacy: string;
  textVersion: string;
  /** The label of the honeypot field, which people never see. */
  trap: string;
  problem: string | null;
};

/** An unticked consent with the version of its text, and the honeypot field for bots (docs/product/records.md#consent). */
export function ConsentBox(props: ConsentBoxProps) {
  const { lang, text, privacy, textVersion, trap, problem } = props;
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="textVersion" value={textVersion} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {trap}
          <input name="website" autoComplete="off" tabIndex={-1} />
        </label>
      </div>
      <TickBox
        id={id}
        name="consent"
        value="yes"
        required
        label={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
      >
        {" "}
        <a className="underline" href={pathIn(lang, "/privacy")}>
          {privacy}
        </a>
      </TickBox>
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </div>
  );
}
