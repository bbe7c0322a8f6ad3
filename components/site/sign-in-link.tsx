"use client";

import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/languages";

type SignInLinkProps = { lang: Lang; className: string; children: ReactNode };

/** The way to the sign-in and, once this code runs, back to the page one came from. */
export function SignInLink({ lang, className, children }: SignInLinkProps) {
  const router = useRouter();
  const pathname = usePathname();
  const href = pathIn(lang, "/auth");
  return (
    <Link
      className={className}
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        const isHome = pathname === pathIn(lang, "/");
        router.push(isHome ? href : `${href}?next=${encodeURIComponent(pathname)}`);
      }}
    >
      {children}
    </Link>
  );
}
