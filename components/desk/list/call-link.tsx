"use client";

import type { ReactNode } from "react";

type CallLinkProps = {
  href: string;
  person: string;
  back: string;
  /** What it says where that is not its content. */
  label?: string;
  className: string;
  children: ReactNode;
};

/** Opens the dialler, and notes that; without JavaScript it only opens it. */
export const CallLink = ({ href, person, back, label, className, children }: CallLinkProps) => (
  <a
    href={href}
    className={className}
    aria-label={label}
    onClick={() => {
      const body = new URLSearchParams({ back, do: "opened", way: "phone" });
      const headers = { Accept: "application/json" };
      void fetch(`/api/desk/people/${person}`, {
        method: "POST",
        keepalive: true,
        headers,
        body,
      }).catch(() => undefined);
    }}
  >
    {children}
  </a>
);
