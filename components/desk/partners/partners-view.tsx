import { chatLink } from "@/lib/domain/core/chat-link";
import { fill } from "@/lib/domain/core/fill";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import type { Partner, Partners } from "@/lib/domain/desk/partners";
import { Button, buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { InputField } from "@/components/desk/choices";
import { DeskForm } from "@/components/desk/desk-form";
import { DeskSection, Fold } from "@/components/desk/desk-section";
import type { DeskPageProps, DeskProps } from "@/components/desk/desk-words";
import { PAPERS } from "./partner-paper";

type PartnersViewProps = DeskPageProps & { siteUrl: string; all: Partners };

/** A partner that is not there yet. */
const NEW: Partner = { code: "", name: "", isEnded: false };

/** Those who hand the check on, one line each, which opens. */
export function PartnersView({ lang, words, back, said, siteUrl, all }: PartnersViewProps) {
  const text = words.forms.partners;
  const line = (partner: Partner) => {
    const { code, name, isEnded } = partner;
    const isNew = partner === NEW;
    const isKept = said?.kept && (said.kept["do"] === "add" ? isNew : said.kept["code"] === code);
    const typed = isKept ? said.kept : null;
    const end = isEnded ? "resume" : "end";
    const title = `${name} (${code})${isEnded ? `, ${text.ended}` : ""}`;
    return (
      <li key={code} className="wrap-anywhere">
        <Fold title={isNew ? text.add : title} isOpen={typed != null}>
          {!isNew && (
            <PartnerWays text={text} code={code} url={siteUrl + pathIn(lang, `/p/${code}`)} />
          )}
          <DeskForm
            to="partners"
            back={back}
            fields={{ version: all.version, code: isNew ? undefined : code }}
            className="grid max-w-xl gap-3 pb-4"
            {...(isNew && { "data-reset": "" })}
          >
            <InputField
              name="name"
              label={text.name}
              required
              autoComplete="off"
              defaultValue={typed?.["name"] ?? name}
            />
            {isNew && (
              <Field name="code" label={text.code} hint={text.codeHint}>
                {(control) => (
                  <input {...control} autoComplete="off" defaultValue={typed?.["code"]} />
                )}
              </Field>
            )}
            <p className="flex flex-wrap gap-3">
              <Button kind="primary" type="submit" name="do" value={isNew ? "add" : "save"}>
                {text.save}
              </Button>
              {!isNew && (
                <Button kind="quiet" type="submit" name="do" value={end}>
                  {text[end]}
                </Button>
              )}
            </p>
          </DeskForm>
        </Fold>
      </li>
    );
  };
  return (
    <div className="page">
      <DeskSection id="partners" title={text.title} lead={text.lead}>
        <ul>{[NEW, ...all.partners].map(line)}</ul>
      </DeskSection>
    </div>
  );
}

type WaysProps = { text: DeskProps["words"]["forms"]["partners"]; code: string; url: string };

/** A partner's link, the ways to hand it over, and what is printed. */
const PartnerWays = ({ text, code, url }: WaysProps) => (
  <>
    <p>{url}</p>
    <p className="flex flex-wrap gap-3 py-3">
      <a
        className={buttonClass("green")}
        href={chatLink("", fill(text.message, { url }))}
        target="_blank"
        rel="noopener"
      >
        {text.whatsapp}
      </a>
      <CopyButton text={url} label={text.copy} copied={text.copied} />
      {PAPERS.flatMap((paper) =>
        LANGS.map((lang) => (
          <a
            key={paper + lang}
            className={buttonClass("secondary")}
            href={pathIn(lang, `/desk/partners/${code}/${paper}`)}
          >
            {text.papers[paper][lang]}
          </a>
        )),
      )}
    </p>
  </>
);
