import { useId } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { Problem } from "@/components/ui/field";

type ConsentBoxProps = {
  /** From `useId` by default, like a field's. */
  id?: string;
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
  const own = useId();
  const id = props.id ?? own;
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
      <div className="flex items-start gap-3">
        <input
          id={id}
          name="consent"
          type="checkbox"
          value="yes"
          required
          className="mt-1 size-6 shrink-0 accent-red"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
        />
        <span>
          <label htmlFor={id}>{text}</label>{" "}
          <a className="underline" href={pathIn(lang, "/privacy")}>
            {privacy}
          </a>
        </span>
      </div>
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </div>
  );
}
