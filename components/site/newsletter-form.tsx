"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Lang } from "@/lib/domain/languages";
import type { LiveNewsletterFormProps } from "./live-newsletter-form";
import { shellWords } from "./shell-words";

type NewsletterFormProps = {
  lang: Lang;
  label: string;
  /** Its fields. */
  children: ReactNode;
};

const load = async (lang: Lang) => {
  const [{ LiveNewsletterForm: Form }, { newsletter }] = await Promise.all([
    import("./live-newsletter-form"),
    shellWords(lang),
  ]);
  return { Form, ...newsletter };
};

type Live = Awaited<ReturnType<typeof load>> & Pick<LiveNewsletterFormProps, "draft">;

/**
 * The newsletter's box in the footer. It stands in every page and few use it: the browser could send it by itself,
 * and the code that checks it and says how it went comes when somebody is in it.
 */
export function NewsletterForm({ lang, label, children }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [live, setLive] = useState<Live | null>(null);
  const shownAt = useRef(0);

  useEffect(() => {
    // The browser's own messages speak the phone's language; ours speak the page's.
    form.current!.noValidate = true;
    shownAt.current = performance.now();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    load(lang).then(
      (loaded) => {
        const draft = { fields: new FormData(currentTarget), shownAt: shownAt.current };
        setLive({ ...loaded, draft });
      },
      () => currentTarget.submit(),
    );
  };

  if (live) {
    const { Form, ...rest } = live;
    return <Form lang={lang} {...rest} />;
  }
  return (
    <form
      ref={form}
      method="post"
      action="/api/leads/newsletter"
      aria-label={label}
      className="grid max-w-md gap-3"
      onFocus={() => void load(lang).catch(() => {})}
      onSubmit={submit}
    >
      {children}
    </form>
  );
}
