"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { LiveNewsletterFormProps } from "./live-newsletter-form";
import { shellWords } from "@/components/site/shell-words";

type NewsletterFormProps = {
  lang: Lang;
  label: string;
  /** Said where nothing can be sent for want of internet. */
  offline: string;
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
export function NewsletterForm({ lang, label, offline, children }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [live, setLive] = useState<Live | null>(null);
  const [isOffline, setOffline] = useState(false);
  const shownAt = useRef(0);
  const isLoading = useRef(false);

  useEffect(() => {
    // The browser's own messages speak the phone's language; ours speak the page's.
    form.current!.noValidate = true;
    shownAt.current = performance.now();
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading.current) return;
    isLoading.current = true;
    const { currentTarget } = event;
    try {
      const loaded = await load(lang);
      const draft = { fields: new FormData(currentTarget), shownAt: shownAt.current };
      setLive({ ...loaded, draft });
    } catch {
      // Without internet the browser would leave the page, and with it what was typed.
      if (navigator.onLine) currentTarget.submit();
      else setOffline(true);
    } finally {
      isLoading.current = false;
    }
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
      onSubmit={(event) => void submit(event)}
    >
      {children}
      {isOffline && <p role="alert">{offline}</p>}
    </form>
  );
}
