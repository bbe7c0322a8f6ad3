import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import type { ReactNode } from "react";
import { ClosedDesk } from "@/components/desk/frame/sign-in-again";
import { DeskFrame, type DeskTab } from "@/components/desk/frame/desk-frame";
import { DeskTrouble } from "@/components/desk/frame/desk-trouble";
import type { DeskProps } from "@/components/desk/desk-words";
import { contentIn } from "@/lib/content";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { forbiddenIn, signInFor } from "@/lib/domain/core/desk-path";
import { pathIn } from "@/lib/domain/core/languages";
import type { Said } from "@/lib/domain/core/said";
import { ApiError } from "@/lib/server/core/api-error";
import { openDesk } from "@/lib/server/desk/open-desk";
import { currentLang } from "@/lib/server/site/current-lang";
import { StoreUnavailable } from "@/lib/server/store/store";
import { deskNotices, peopleDesk } from "@/lib/server/wiring/desk";

/** What a page of the desk renders from. */
export type DeskView<P> = DeskProps & {
  params: P;
  query: URLSearchParams;
  /** The operator's address. */
  by: string;
  /** What came of the last form, once. */
  said: Said | null;
  /** The words that the list is searched for; "": none. */
  search: string;
  /** This page with its query, for the field `back` of its forms. */
  back: string;
  /** The server's time, epoch ms. */
  now: number;
};

type Options<P> = {
  /** The tab that the page belongs to. */
  tab: DeskTab;
  /** The page's path without the language, such as "/desk/log". */
  path: (params: P) => string;
};

type Query = Record<string, string | string[] | undefined>;
type PageProps<P> = { params: Promise<P>; searchParams: Promise<Query> };

const queryFrom = (asked: Query): URLSearchParams =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, one]),
    ),
  );

/** The content of a page. Next shows its own page for a lead that is not there. */
const contentOf = async (render: () => ReactNode | Promise<ReactNode>): Promise<ReactNode> => {
  try {
    return await render();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound();
    throw error;
  }
};

/** What `work` resolves to, or `other` where the store fails: the page itself says so. */
const orElse = <T, O>(work: Promise<T>, other: O): Promise<T | O> =>
  work.catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return other;
    throw error;
  });

/**
 * A page of the desk, rendered for its operator: everybody else is led to the sign-in, or to the page for other accounts.
 * `render` may throw ApiError 404 and StoreUnavailable.
 */
export const deskPage = <P extends object>(
  { tab, path }: Options<P>,
  render: (view: DeskView<P>) => ReactNode | Promise<ReactNode>,
) =>
  async function DeskPage({ params, searchParams }: PageProps<P>) {
    const lang = await currentLang();
    const own = await params;
    const query = queryFrom(await searchParams);
    const back = pathIn(lang, path(own)) + (query.size > 0 ? `?${query}` : "");
    const words = deskWordsIn(lang);
    const props = { lang, words, back };
    const retry = { href: back, link: words.frame.trouble.retry };
    const trouble = <DeskTrouble {...retry} text={words.frame.trouble} />;

    const cookie = (await headers()).get("cookie");
    const state = await orElse(openDesk(cookie), { kind: "trouble" } as const);
    if (state.kind === "signed-out") redirect(signInFor(back));
    if (state.kind === "forbidden") redirect(forbiddenIn(lang));
    if (state.kind === "closed")
      return (
        <ClosedDesk words={{ ...words, undo: words.screens.list.undo }} reason={state.reason} />
      );
    if (state.kind === "later") return <DeskTrouble {...retry} text={contentIn(lang).desk.later} />;
    if (state.kind === "trouble") return trouble;

    const { by, said, search } = state;
    const view = { ...props, params: own, query, by, said, search, now: Date.now() };
    const [content, counts, notices] = await Promise.all([
      orElse(
        contentOf(() => render(view)),
        trouble,
      ),
      orElse(peopleDesk().counts(), null),
      deskNotices(),
    ]);
    return (
      <DeskFrame {...props} {...{ tab, said, counts, notices }}>
        {content}
      </DeskFrame>
    );
  };
