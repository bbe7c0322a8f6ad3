"use client";

import type { ComponentProps } from "react";

type CallLinkProps = ComponentProps<"a"> & { person: string; back: string };

/** Opens the dialler, and notes that; without JavaScript it only opens it. */
export const CallLink = ({ person, back, href, children, ...rest }: CallLinkProps) => (
  <a
    href={href}
    {...rest}
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
