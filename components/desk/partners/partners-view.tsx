import { chatLink } from "@/lib/domain/core/chat-link";
import { fill } from "@/lib/domain/core/fill";
import { LANGS, pathIn } from "@/lib/domain/core/languages";
import type { Said } from "@/lib/domain/core/said";
import {
  MAX_PARTNERS,
  type Partner,
  PARTNER_NAME_CHARS,
  type Partners,
} from "@/lib/domain/desk/partners";
import { Button, buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { DeskForm } from "@/components/desk/desk-form";
import { DeskSection, Fold } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import { PAPERS } from "./partner-paper";

type PartnersViewProps = DeskProps & {
  back: string;
  said: Said | null;
  siteUrl: string;
  all: Partners;
};

type PartProps = Omit<PartnersViewProps, "all" | "said"> & {
  version: number;
  /** What was typed and not saved. */
  kept: Said["kept"] | null;
};

/** Those who hand the check on, one line each, which opens. */
export function PartnersView({ all, said, ...view }: PartnersViewProps) {
  const text = view.words.forms.partners;
  const { version, partners } = all;
  const kept = said?.kept ?? null;
  const isAdding = kept?.["do"] === "add";
  return (
    <div className="page">
      <DeskSection id="partners" title={text.title} lead={text.lead}>
        <ul>
          {partners.length < MAX_PARTNERS && (
            <li>
              <Fold title={text.add} isOpen={isAdding}>
                <NewPartner {...view} version={version} kept={isAdding ? kept : null} />
              </Fold>
            </li>
          )}
          {partners.map((partner) => {
            const own = !isAdding && kept?.["code"] === partner.code ? kept : null;
            const { name, code, isEnded } = partner;
            const title = `${name} (${code})${isEnded ? `, ${text.ended}` : ""}`;
            return (
              <li key={code} className="wrap-anywhere">
                <Fold title={title} isOpen={own !== null}>
                  <OnePartner {...view} {...{ version, partner }} kept={own} />
                </Fold>
              </li>
            );
          })}
        </ul>
      </DeskSection>
    </div>
  );
}

const NameField = ({ words, name }: Pick<DeskProps, "words"> & { name: string | undefined }) => (
  <Field name="name" label={words.forms.partners.name}>
    {(control) => (
      <input
        {...control}
        required
        autoComplete="off"
        maxLength={PARTNER_NAME_CHARS}
        defaultValue={name}
      />
    )}
  </Field>
);

function NewPartner({ words, back, version, kept }: PartProps) {
  const text = words.forms.partners;
  return (
    <DeskForm
      to="partners"
      back={back}
      fields={{ version }}
      className="grid max-w-xl gap-3 pb-4"
      data-reset=""
    >
      <NameField words={words} name={kept?.["name"]} />
      <Field name="code" label={text.code} hint={text.codeHint}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            defaultValue={kept?.["code"]}
          />
        )}
      </Field>
      <p>
        <Button kind="primary" type="submit" name="do" value="add">
          {text.save}
        </Button>
      </p>
    </DeskForm>
  );
}

function OnePartner({
  words,
  back,
  siteUrl,
  version,
  partner,
  kept,
}: PartProps & { partner: Partner }) {
  const text = words.forms.partners;
  const { code, name, isEnded } = partner;
  const url = `${siteUrl}/p/${code}`;
  return (
    <div className="grid gap-4 pb-4">
      <p>{url}</p>
      <p className="flex flex-wrap gap-3">
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
      <DeskForm to="partners" back={back} fields={{ version, code }} className="grid gap-3">
        <NameField words={words} name={kept?.["name"] ?? name} />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" name="do" value="save">
            {text.save}
          </Button>
          <Button kind="quiet" type="submit" name="do" value={isEnded ? "resume" : "end"}>
            {isEnded ? text.resume : text.end}
          </Button>
        </p>
      </DeskForm>
    </div>
  );
}
