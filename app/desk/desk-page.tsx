import { headers } from "next/headers";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AskForLink } from "@/components/desk/frame/door";
import { DeskFrame, type DeskTab } from "@/components/desk/frame/desk-frame";
import { DeskTrouble } from "@/components/desk/frame/desk-trouble";
import type { DeskPageProps } from "@/components/desk/desk-words";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { pathIn } from "@/lib/domain/core/languages";
import { ApiError } from "@/lib/server/core/api-error";
import { openDesk } from "@/lib/server/desk/open-desk";
import { currentLang } from "@/lib/server/site/page-here";
import { StoreUnavailable } from "@/lib/server/store/store";
import { mailsLinks } from "@/lib/server/wiring/door";
import { deskNotices, isAlone, peopleDesk } from "@/lib/server/wiring/desk";

/** What a page of the desk renders from. */
type DeskView<Path> = DeskPageProps & {
  params: ParamsIn<Path>;
  query: URLSearchParams;
  /** The operator's address. */
  by: string;
  /** The words that the list is searched for; "": none. */
  search: string;
  /** The server's time, epoch ms. */
  now: number;
  /** There is one operator, so nothing is owned. */
  isAlone: boolean;
};

/** The parameters that a path names: `{ key: string }` of "/desk/people/[key]". */
type ParamsIn<Path> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Readonly<Record<Name, string>> & ParamsIn<Rest>
  : object;

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

/** A page of a tab for its operator; for everybody else the door. `render` may throw ApiError 404, StoreUnavailable. */
export const deskPage = <Path extends string>(
  tab: DeskTab,
  path: Path,
  render: (view: DeskView<Path>) => ReactNode | Promise<ReactNode>,
) =>
  async function DeskPage({ params, searchParams }: PageProps<ParamsIn<Path>>) {
    const lang = await currentLang();
    const own = await params;
    const query = queryFrom(await searchParams);
    const at = Object.entries(own).reduce(
      (all, [name, text]) => all.replace(`[${name}]`, text),
      `${path}`,
    );
    const back = pathIn(lang, at) + (query.size > 0 ? `?${query}` : "");
    const words = deskWordsIn(lang);
    const props = { lang, words, back };
    const retry = { href: back, link: words.frame.trouble.retry };
    const trouble = <DeskTrouble {...retry} text={words.frame.trouble} />;

    const cookie = (await headers()).get("cookie");
    const state = await orElse(openDesk(cookie), { kind: "trouble" } as const);
    if (state.kind === "trouble") return trouble;
    if (state.kind === "closed") {
      const said = state.reason === "sign_in_needed" ? null : words.door.reasons[state.reason];
      return <AskForLink {...props} said={said} hasMail={mailsLinks()} />;
    }

    const { by, said, search } = state;
    const asked = { params: own, query, by, said, search };
    const view = { ...props, ...asked, now: Date.now(), isAlone: isAlone() };
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
