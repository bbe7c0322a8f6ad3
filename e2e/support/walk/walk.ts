import {
  type BrowserContext,
  expect,
  type Page,
  type Request,
  type TestInfo,
} from "@playwright/test";
import { contentIn } from "@/lib/content";
import { payFacts } from "@/lib/content/facts/prices";
import { payWaysFor } from "@/lib/domain/leads/pay-view";
import { LANGS } from "@/lib/domain/core/languages";
import { hydrated } from "@/e2e/support/hydrated";
import { fromSomeAddress } from "@/test/support/some-address";
import { fillIn, findPresses, goInto, pressIt, type Press } from "./presses";
import { rightInput } from "./right-input";
import { pathsInScripts, routeOf, routesForPages } from "@/test/support/served-routes";

/** What a walk met. */
export type Met = {
  pages: string[];
  /** The keys of all that was pressed. */
  presses: string[];
  /** Each call once, as "POST /api/desk/add". */
  calls: string[];
  /** What must not be: each with the press that led there. */
  troubles: string[];
  /** What was seen once, and could not be reached again to be pressed. */
  lost: string[];
};

type WalkOptions = {
  /** A page's path without what differs from person to person; null for a page of another walk. */
  shapeOf: (path: string) => string | null;
  /** Whether what ends things is pressed: only what posts a form and leaves the desk open, or all. */
  ends?: "none" | "posts" | "all";
  /** Called when the page has been opened, before anything is pressed. */
  atFirst?: () => Promise<void>;
};

/** Answers that are right: nothing is kept of this device yet. */
const RIGHT: Readonly<Record<string, number>> = { "GET /api/visitors/[id]": 404 };
/** How long nothing may be under way before a press is over, and how long that may take at most, in ms. */
const QUIET_MS = 80;
const PATIENCE_MS = 10_000;
/** After so long a limit of calls a minute has room again, in ms. */
const LIMIT_MS = 15_000;

/** What closes the desk, whose pages are still to be walked. */
const LEAVES = "post /api/desk/door leave";

/** Pressed when nothing else is left: they end what the others need. */
const ENDS = new RegExp(
  [
    "api/desk/erasures",
    LEAVES,
    ...LANGS.flatMap((lang) => {
      const { auth, settings, quiz, share } = contentIn(lang);
      return [
        quiz.question.previous,
        quiz.results.keep.retake,
        share.owner.open,
        settings.owner.button,
        share.owner.clear,
        quiz.results.sameShop.no,
        auth.menu.signOut,
        settings.deletion.button,
        settings.deletion.dialog.confirm,
      ];
    }),
  ].join("|"),
);

/** Pressed first of them: a device that was handed over has nothing to delete. */
const DELETES = new RegExp(
  LANGS.map((lang) => contentIn(lang).settings.deletion)
    .flatMap(({ button, dialog }) => [button, dialog.confirm])
    .join("|"),
);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Somebody who presses whatever a page of the site has, once each. All answers of the site to this browser are looked
 * at; `met` says what came of it.
 */
export const walkerOn = async (page: Page, origin: string, isScripted: boolean) => {
  const context: BrowserContext = page.context();
  const met = { pages: new Set<string>(), presses: new Set<string>(), calls: new Set<string>() };
  const troubles: string[] = [];
  let step = "the first page";
  let isTooFast = false;
  const underWay = new Set<Request>();
  let sent: string[] = [];

  const note = (method: string, url: string, status: number) => {
    const path = new URL(url).pathname;
    const call = `${method} ${routeOf(path)}`;
    if (path.startsWith("/api/")) met.calls.add(call);
    // Whether links lead somewhere is not asked here (e2e/site/crawl.spec.ts).
    if (status === 404 && step.startsWith("opening") && !path.startsWith("/api/")) return;
    if (status < 400 || status === RIGHT[call]) return;
    // Nobody presses sixty things a minute: what a limit refuses is pressed again after a while.
    if (status === 429) return void (isTooFast = true);
    troubles.push(`${step}: ${method} ${path} answers ${status}`);
  };
  const isOwn = (url: string) => url.startsWith(origin);
  context.on("request", (request) => {
    if (!isOwn(request.url())) return;
    // Scripts, too: what they draw is pressed next.
    underWay.add(request);
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  context.on("requestfailed", (request) => underWay.delete(request));
  context.on("requestfinished", (request) => underWay.delete(request));
  context.on("response", (response) => {
    // Of a call that outlives its page no end is told.
    if (!response.request().isNavigationRequest()) underWay.delete(response.request());
    if (isOwn(response.url())) note(response.request().method(), response.url(), response.status());
  });
  const close = (other: Page) => other.close().catch(() => undefined);
  // Before the walk a window may be somebody's way to sign in.
  let isWalking = false;
  context.on("page", (other) => {
    if (isWalking && other !== page)
      void other.waitForLoadState().then(
        async () => close(other),
        () => close(other),
      );
  });
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  // WhatsApp and mail programs are not on this machine: what leads there ends here, with the site's own answer noted.
  await context.route(/\/(?:talk|desk\/go\/.*)$/, async (route) => {
    const reply = await route.fetch({ maxRedirects: 0 });
    if (reply.status() !== 303) return route.fulfill({ response: reply });
    note(route.request().method(), route.request().url(), 303);
    await route.fulfill({ contentType: "text/plain", body: "WhatsApp" });
  });

  /** Ends when nothing is under way. */
  const settled = async () => {
    const end = Date.now() + PATIENCE_MS;
    for (
      let quiet = 0;
      quiet < QUIET_MS && Date.now() < end;
      quiet = underWay.size > 0 ? 0 : quiet + 20
    )
      await wait(20);
  };
  const open = async (url: string) => {
    step = `opening ${url}`;
    await page.goto(url);
    met.pages.add(url);
    if (isScripted && (await page.locator("script[src*='/_next/']").count()) > 0)
      await hydrated(page);
    await settled();
  };
  /** Asks the page; again if it was just being left. */
  const inPage = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (let tries = 0; tries < 3; tries++) {
      const answer = await ask().catch(() => null);
      if (answer !== null) return answer;
      await settled();
      await page.waitForLoadState();
    }
    return ask();
  };

  /** Presses something; says what went wrong, unless the site's answer says so. */
  const press = async ({ key, at, isSubmit, posts, gets }: Press): Promise<string | null> => {
    step = key;
    isTooFast = false;
    sent = [];
    underWay.clear();
    if (gets !== null) {
      const reply = await page.request.get(gets, { maxRedirects: 0 });
      note("GET", origin + gets, reply.status());
      return null;
    }
    if (isScripted && posts?.startsWith("/api/leads/")) {
      await page.evaluate(goInto, at);
      await settled();
    }
    const unknown = await page.evaluate(fillIn, { at, input: rightInput() });
    if (unknown !== null) return unknown;
    // What was typed may be what a button waits for.
    if (isScripted && isSubmit) await wait(QUIET_MS);
    const refused = await page
      .evaluate(pressIt, at)
      .catch(() => null /* The page was left at once. */);
    if (refused !== null) return refused;
    await settled();
    await page.waitForLoadState();
    if (isTooFast) return "a limit refuses it";
    if (posts !== null && !sent.includes(`POST ${posts}`)) return "nothing was sent";
    const said = await inPage(() =>
      page
        .locator(".desk-said[data-trouble], form [aria-invalid=true]")
        .evaluateAll((all) => all.map((one) => one.textContent || one.getAttribute("name"))),
    );
    return said.length > 0 ? `the page says: ${said.join(" · ")}` : null;
  };

  const tried = new Set<string>();
  /** Most limits count an address; of those of one record a minute there is room again after a while. */
  const refused = new Set<string>();
  const getRoom = async (key: string) => {
    if (refused.has(key)) await wait(LIMIT_MS);
    else await context.setExtraHTTPHeaders(fromSomeAddress());
    refused.add(key);
  };
  /** A page that is being made anew may still show what is no longer so: a press has a second try. */
  const pressOnce = async (one: Press): Promise<boolean> => {
    const problem = await press(one);
    if (isTooFast && !tried.has(one.key)) {
      if (refused.has(one.key)) tried.add(one.key);
      await getRoom(one.key);
      return false;
    }
    if (problem !== null && !tried.has(one.key)) {
      tried.add(one.key);
      return false;
    }
    met.presses.add(one.key);
    if (problem !== null) troubles.push(`${one.key}: ${problem}`);
    return true;
  };

  /** Where each thing was seen first: on which page, and after which press if it was not there at once. */
  const seen = new Map<string, { url: string; one: Press; after: string | null }>();
  /** Looked for a second time: what it was for may have been done by then. */
  const sought = new Set<string>();
  /** What leads from the open page to something that was seen there, such as the button of a dialog. */
  const wayTo = (key: string): string[] => {
    const after = seen.get(key)?.after ?? null;
    return after === null ? [key] : [...wayTo(after), key];
  };

  /**
   * Opens a page and presses what nobody has pressed yet; what has gone again, as a dialog that another button closed,
   * is led to anew. Says whether something was pressed, and whether something that ends things is left.
   */
  const walk = async (url: string, { shapeOf, ends = "none", atFirst }: WalkOptions) => {
    isWalking = true;
    let [isPressed, way]: [boolean, string[]] = [false, []];
    /** The press before; null on a page that was just opened. */
    let before: string | null = null;
    const isLeft = ({ key }: Press) => !met.presses.has(key);
    const isEnd = ({ key }: Press) => ENDS.test(key);
    const isPost = ({ key, posts }: Press) => posts !== null && key !== LEAVES;
    const isWanted = (one: Press) =>
      isLeft(one) && (!isEnd(one) || ends === "all" || (ends === "posts" && isPost(one)));
    const here = () => [...seen.values()].filter((of) => of.url === url).map(({ one }) => one);
    await open(url);
    await atFirst?.();
    for (;;) {
      const { pathname, search } = new URL(page.url());
      const shape = shapeOf(pathname + search);
      const all =
        shape === null
          ? []
          : await inPage(() => page.evaluate(findPresses, { here: shape, isScripted }));
      for (const one of all) if (!seen.has(one.key)) seen.set(one.key, { url, one, after: before });
      const wanted = all.filter(isWanted);
      const others = wanted.filter((one) => !isEnd(one));
      const led = way.shift();
      const next =
        all.find(({ key }) => key === led) ??
        others.find(({ isSubmit }) => isSubmit) ??
        others[0] ??
        wanted.find(({ key }) => DELETES.test(key)) ??
        wanted[0];
      if (next && (await pressOnce(next))) {
        isPressed = true;
        before = next.key;
        continue;
      }
      if (!next && before === null) {
        const gone = here().find((one) => isWanted(one) && !sought.has(one.key));
        if (!gone) return { isPressed, hasEnds: here().some((one) => isLeft(one) && isEnd(one)) };
        sought.add(gone.key);
        way = wayTo(gone.key);
        continue;
      }
      before = null;
      way = [];
      await open(url);
    }
  };

  return {
    walk,
    met: (): Met => ({
      pages: [...met.pages],
      presses: [...met.presses],
      calls: [...met.calls].toSorted(),
      troubles,
      lost: [...sought].filter((key) => !met.presses.has(key)),
    }),
  };
};

/** All answers were good; says how much was met. */
export const expectAllGood = (info: TestInfo, met: Met): void => {
  const { pages, presses, calls, troubles, lost } = met;
  console.log(
    `${info.title}: ${pages.length} pages, ${presses.length} forms and buttons, ${calls.length} calls`,
    ...lost.map((key) => `\n  seen once, and never pressed: ${key}`),
  );
  expect(troubles).toEqual([]);
};

/** Where no way to pay is known, no page has the form that says so. */
const HAS_PAY = payWaysFor(payFacts()).length > 0;

/** Each call that a route takes, and each that a built script names, was met; `isOurs` says which of them. */
export const expectWhole = ({ calls }: Met, isOurs: (path: string) => boolean): void => {
  const isReached = (path: string) => isOurs(path) && (HAS_PAY || path !== "/api/requests/paid");
  const routes = routesForPages().filter((route) => isReached(route.split(" ")[1]!));
  expect(routes.filter((route) => !calls.includes(route))).toEqual([]);
  const met = calls.map((call) => call.split(" ")[1]!);
  const named = pathsInScripts().filter(isReached);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !met.some((one) => one.startsWith(path)))).toEqual([]);
};
