import { fill } from "@/lib/domain/core/fill";
import { buttonClass, Button } from "@/components/ui/button";
import { DeskForm } from "@/components/desk/desk-form";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import { deskHref } from "@/lib/server/desk/list-choice";

/** `newsletter`: how many addresses are on its list. */
type MoreViewProps = DeskProps & { back: string; newsletter: number };

const FILES = ["people", "money", "newsletter", "log"] as const;

/** What is needed now and then: texts, adding people, numbers, files. */
export function MoreView({ lang, words, back, newsletter }: MoreViewProps) {
  const { export: files, forms, log, screens } = words;
  const { more } = screens;
  const link = (path: string, text: string) => (
    <a className={buttonClass("secondary")} href={deskHref(lang, path)}>
      {text}
    </a>
  );
  return (
    <div className="page desk-sections pb-12">
      <DeskSection id="texts" title={more.texts} lead={more.textsText}>
        {link("/templates", more.texts)}
      </DeskSection>
      <DeskSection id="partners" title={forms.partners.title} lead={more.partnersText}>
        {link("/partners", forms.partners.title)}
      </DeskSection>
      <DeskSection id="people" title={screens.tabs.people}>
        <p className="flex flex-wrap gap-3">
          {link("/add", more.add)}
          {link("/import", more.list)}
        </p>
      </DeskSection>
      <DeskSection id="numbers" title={more.numbers} lead={more.numbersText}>
        {link("/numbers", more.numbers)}
      </DeskSection>
      <DeskSection id="files" title={files.title} lead={files.text}>
        <p className="mb-3">{fill(more.newsletter, { n: newsletter })}</p>
        <DeskForm to="export" back={back} className="flex flex-wrap gap-3">
          {FILES.map((kind) => (
            <Button key={kind} type="submit" name="kind" value={kind}>
              {files[kind]}
            </Button>
          ))}
        </DeskForm>
        <p className="mt-3 text-soft">{log.text}</p>
      </DeskSection>
    </div>
  );
}
