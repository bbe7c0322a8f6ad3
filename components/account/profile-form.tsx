import { type FormEvent, useId, useRef, useState } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import {
  cleanProfile,
  type Profile,
  PROFILE_FIELDS,
  PROFILE_LINE_CHARS,
  type ProfileField,
  type ProfileProblem,
  profileProblems,
} from "@/lib/domain/account/profile";
import type { SettingsWords } from "@/lib/content/en/settings";
import { Button } from "@/components/ui/button";
import { focusWrong, TickBox } from "@/components/ui/field";
import { LimitedField } from "@/components/ui/limited-field";
import { type Saved, saveProfile } from "@/lib/browser/account/save-profile";

type ProfileFormProps = {
  lang: Lang;
  words: SettingsWords["profile"];
  textVersion: string;
  profile: Profile;
  mayGoToAi: boolean;
  onSaved: () => Promise<void>;
};

const AUTOCOMPLETE: Readonly<Partial<Record<ProfileField, string>>> = {
  businessName: "organization",
  location: "address-level2",
};

type Phase = "open" | "saving" | Saved;

const linesIn = (form: HTMLFormElement): Profile => {
  const data = new FormData(form);
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, String(data.get(field) ?? "")]));
};

/** The five lines about the business, and the consent without which the AI never gets them. */
export function ProfileForm(props: ProfileFormProps) {
  const { lang, words, textVersion, profile, mayGoToAi, onSaved } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>("open");
  const [problems, setProblems] = useState<Partial<Record<ProfileField, ProfileProblem>>>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === "saving") return;
    const element = event.currentTarget;
    const lines = cleanProfile(linesIn(element));
    const found = profileProblems(lines, new Date().getFullYear());
    setProblems(found);
    const first = PROFILE_FIELDS.find((field) => found[field]);
    if (first) {
      setPhase("open");
      return focusWrong(element, first);
    }
    setPhase("saving");
    const isAgreed = new FormData(element).has("consent");
    const saved = await saveProfile(lang, lines, { isAgreed, wasAgreed: mayGoToAi, textVersion });
    if (saved === "saved") await onSaved();
    setPhase(saved);
  };

  const isOver = phase !== "open" && phase !== "saving";
  return (
    <form
      ref={form}
      noValidate
      aria-label={words.title}
      className="grid max-w-2xl gap-6"
      onSubmit={(event) => void submit(event)}
      onInput={() => setPhase((last) => (last === "saving" ? last : "open"))}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {PROFILE_FIELDS.map((field) => (
          <LimitedField
            key={field}
            name={field}
            label={words.fields[field]}
            hint={words.hints[field]}
            problem={problems[field] && words.problems[problems[field]]}
            most={PROFILE_LINE_CHARS}
            limit={words.limit}
          >
            {(control) => (
              <input
                {...control}
                defaultValue={profile[field] ?? ""}
                autoComplete={AUTOCOMPLETE[field] ?? "off"}
                {...(field === "yearEstablished" && { inputMode: "numeric" })}
              />
            )}
          </LimitedField>
        ))}
      </div>
      <TickBox
        key={String(mayGoToAi)}
        id={`${id}-consent`}
        name="consent"
        defaultChecked={mayGoToAi}
        aria-describedby={`${id}-note`}
        label={words.consent}
      >
        <p id={`${id}-note`} className="mt-1 text-base text-soft">
          {words.consentNote}{" "}
          <a className="underline" href={pathIn(lang, "/privacy#ai")}>
            {words.privacy}
          </a>
        </p>
      </TickBox>
      <div>
        <Button kind="primary" type="submit" aria-disabled={phase === "saving"}>
          {phase === "saving" ? words.saving : words.save}
        </Button>
        <p
          role={phase === "saved" ? "status" : "alert"}
          className={`mt-3 min-h-[1lh] font-semibold ${phase === "saved" ? "text-green" : "text-red"}`}
        >
          {isOver && words[phase]}
        </p>
      </div>
    </form>
  );
}
