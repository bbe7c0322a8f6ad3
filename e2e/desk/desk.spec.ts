// holds: #desk
import { readFile } from "node:fs/promises";
import { contentIn } from "@/lib/content";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { expect, newPerson, signIn, OPERATOR, SECOND, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskOn, deskThatFound } from "@/e2e/support/desk";
import { newLead, newName, sendMessage } from "@/e2e/support/desk-calls";
import { answersFrom, callFrom, finishCheck, seedChecks, tabTo } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

test("an operator signs in and works two leads", async ({ page, stack: { site } }) => {
  const family = newName();
  const names = [`Lead0 ${family}`, `Lead1 ${family}`] as const;
  for (const name of names) await sendMessage(site.url, { name, lang: "hi" });
  await signIn(page, OPERATOR, lang);
  const desk = await deskThatFound(page, lang, family, 2);
  await expect(desk.rows.first()).toContainText(names[1]);

  for (const [n, name] of names.entries()) {
    await desk.row(name).click();
    await expect(desk.heading(name)).toBeFocused();
    const call = desk.main.getByRole("link", { name: desk.words.detail.call });
    await expect(call).toHaveAttribute("href", /^tel:\+919\d{9}$/);
    const chat = desk.main.getByRole("link", { name: desk.words.detail.whatsapp });
    const text = new URL((await chat.getAttribute("href"))!).searchParams.get("text");
    expect(text).toContain(`नमस्ते ${name} जी`);
    await desk.status(n === 0 ? "offer" : "talking").click();
    await expect(desk.saved).toBeVisible();
    await desk.note.fill(`Note ${n}: wants to talk on Monday.`);
    await desk.save.click();
    await expect(desk.notes.getByRole("listitem").first()).toContainText(
      `Note ${n}: wants to talk on Monday.`,
    );
    await desk.back.click();
    await expect(desk.rows).toHaveCount(2);
  }
  const { offer, talking } = desk.words.statuses;
  await expect(desk.rows.filter({ hasText: offer })).toHaveCount(1);
  await expect(desk.rows.filter({ hasText: talking })).toHaveCount(1);
  const chips = desk.main.getByRole("navigation", { name: desk.words.screens.list.chips });
  await chips.getByRole("link", { name: new RegExp(`^${offer}`) }).click();
  await expect(desk.rows).toHaveCount(1);

  await desk.tab(desk.words.screens.tabs.log).click();
  await expect(desk.section(desk.words.log.title).getByRole("listitem").first()).toContainText(
    OPERATOR.email,
  );
  await expect(desk.section(desk.words.log.title)).not.toContainText(family);
});

test(
  "a finished check, the phone's width, and the keyboard alone",
  LONG,
  async ({ page, context, signedIn, newDevice, stack }) => {
    const owner = await (await newDevice()).newPage();
    const id = await seedChecks(owner, stack.store, "hi", []);
    const path = `/api/visitors/${id}`;
    const businessName = newName();
    expect(await callFrom(owner, "PUT", path, { profile: { businessName } })).toBe(200);
    await finishCheck(owner, id, "hi", answersFrom("yyyyy nymyy yyynm"));
    const consent = { isGiven: true, textVersion: "2026-11-21" };
    expect(await callFrom(owner, "PUT", `${path}/consents/contact`, consent)).toBe(204);

    await page.setViewportSize({ width: 360, height: 740 });
    await signedIn(context, OPERATOR);
    const desk = await deskThatFound(page, "en", businessName, 1);
    await tabTo(page, (await desk.row(businessName).textContent())!.trim());
    await page.keyboard.press("Enter");
    await expect(desk.heading(businessName)).toBeFocused();
    const check = desk.section(desk.words.detail.check);
    await expect(check).toContainText("20 points, grade F");
    await expect(check.getByRole("definition")).toHaveCount(15);
    await tabTo(page, desk.words.statuses.talking);
    await page.keyboard.press("Enter");
    await expect(desk.status("talking")).toHaveAttribute("aria-pressed", "true");
    await desk.note.focus();
    await page.keyboard.type("Asked for Monday.");
    await tabTo(page, desk.words.leadPage.note.save);
    await page.keyboard.press("Enter");
    await expect(desk.notes).toContainText("Asked for Monday.");
    await page.reload();
    await expect(desk.notes.getByRole("listitem").first()).toContainText("Asked for Monday.");
  },
);

test(
  "two operators at one lead: the second is told, keeps what was written, and saves again",
  LONG,
  async ({ context, newDevice, signedIn, stack: { site } }) => {
    const name = await newLead(site.url);
    await signedIn(context, OPERATOR);
    const other = await newDevice();
    await signedIn(other, SECOND);
    const [first, second] = [await context.newPage(), await other.newPage()].map((page) =>
      deskOn(page, "en"),
    );
    for (const desk of [first!, second!]) {
      await desk.open();
      await desk.find(name, 1);
      await desk.row(name).click();
      await expect(desk.heading(name)).toBeVisible();
    }
    await first!.note.fill("Calls back tomorrow.");
    await first!.save.click();
    await expect(first!.notes).toContainText("Calls back tomorrow.");

    await second!.note.fill("Does not pick up.");
    await second!.save.click();
    await expect(second!.notes.getByRole("alert")).toContainText(`${OPERATOR.email} was faster`);
    await expect(second!.notes).toContainText("Calls back tomorrow.");
    await expect(second!.note).toHaveValue("Does not pick up.");
    await second!.save.click();
    const notes = second!.notes.getByRole("listitem");
    await expect(notes).toHaveText([/Does not pick up\.$/, /Calls back tomorrow\.$/]);
  },
);

test("an export has what the filter lets through, as a file for Excel", async ({
  page,
  context,
  signedIn,
  stack: { site },
}) => {
  const name = newName();
  await sendMessage(site.url, { name: `=SUM(1) ${name}`, message: "नमस्ते" });
  await sendMessage(site.url, { name: "Somebody Else" });
  await signedIn(context, OPERATOR);
  const desk = await deskThatFound(page, "en", name, 1);
  await desk.unfold(desk.words.screens.list.more);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    desk.button(desk.words.export.csv).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text.codePointAt(0)).toBe(0xfeff);
  expect(text).toContain(`"'=SUM(1) ${name}"`);
  expect(text).toContain('"नमस्ते"');
  expect(text).not.toContain("Somebody Else");
});

test("a person who asks for it is deleted everywhere", async ({
  page,
  context,
  newDevice,
  signedIn,
  stack,
}) => {
  const name = newName();
  const email = newPerson().email;
  const device = await newDevice();
  await signedIn(device);
  const owner = await device.newPage();
  const id = await seedChecks(owner, stack.store, "en", []);
  const own = { name, email, visitorId: id, message: "From my own phone.", consent: true };
  const said = { phone: "90000 12345", textVersion: "2026-11-21", lang: "en" };
  expect(await callFrom(owner, "POST", "/api/leads/contact", { ...own, ...said })).toBe(201);
  await sendMessage(stack.site.url, { name: "Same Address", email });
  await sendMessage(stack.site.url, {
    name: `${name} Junior`,
    email: newPerson().email,
    phone: "99999 00000",
  });

  await signedIn(context, OPERATOR);
  const desk = await deskThatFound(page, "en", name, 2);
  await desk.row("Same Address").click();
  await desk.unfold(desk.words.erase.title);
  await desk.button(desk.words.erase.open).click();
  const dialog = page.getByRole("dialog", { name: desk.words.erase.question });
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await dialog.getByRole("checkbox", { name }).check();
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: desk.words.erase.confirm }).click();
  await expect(desk.main.getByText(/^Deleted: BG-/)).toBeVisible();
  await desk.back.click();
  await expect(desk.rows).toHaveCount(1);
  await desk.find(email, 0);
  expect((await device.request.get(`/api/visitors/${id}`)).status()).toBe(404);
});

test("to anybody else there is no desk: the bytes of any missing page, and none of a lead", async ({
  context,
  newDevice,
  signedIn,
  stack: { site },
}) => {
  const name = await newLead(site.url);
  const { cookie } = await signedIn(await newDevice());
  const { cookie: good } = await signedIn(context, OPERATOR);
  // The emulator looks at no signature: those are app/api/desk/forged.test.ts's.
  const forged = good.replace(/\.[^.]+\./, (claims) => {
    const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as object;
    return `.${Buffer.from(JSON.stringify({ ...said, aud: "another" })).toString("base64url")}.`;
  });
  const ask = async (path: string, sent: string | null, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${site.url}${path}`, {
      headers: { ...headers, ...(sent && { cookie: sent }) },
    });
    const kept = ["cache-control", "content-security-policy", "content-type"];
    return {
      status: reply.status,
      html: await reply.text(),
      heads: kept.map((head) => reply.headers.get(head)),
    };
  };
  type Answer = Awaited<ReturnType<typeof ask>>;
  const isSame = (one: Answer, other: Answer) => JSON.stringify(one) === JSON.stringify(other);
  for (const lang of LANGS) {
    const missing = await ask(pathIn(lang, "/nope"), null);
    expect(missing.status).toBe(404);
    for (const sent of [null, cookie, forged, "session=x", "session=a.b.c"])
      for (const path of ["/desk", "/desk?lead=1", "/desk?log"])
        expect(isSame(await ask(pathIn(lang, path), sent), missing), path).toBe(true);
    const open = await ask(pathIn(lang, "/desk"), good);
    expect(open.status).toBe(200);
    expect(open.html).toContain(contentIn(lang).desk.heading);
    expect(open.html).not.toContain(name);
    expect(open.heads[0]).toBe("no-store");
  }
  // Other spellings of the address, and the payload of a soft navigation.
  for (const path of ["/en/desk", "/%64esk", "/desk.rsc", "/desk.html", "/hi/%64esk", "/DESK"]) {
    const { html } = await ask(path, null);
    for (const lang of LANGS) expect(html, path).not.toContain(contentIn(lang).desk.heading);
  }
  const soft = await ask("/desk?_rsc=1", null, { rsc: "1" });
  expect([soft.status, soft.html.includes(contentIn("en").desk.heading)]).toEqual([404, false]);
  for (const path of ["/api/desk/search", "/api/desk/page/en"]) {
    const { status, html } = await ask(path, good);
    expect([path, status, JSON.parse(html).error.code]).toEqual([path, 404, "not_found"]);
  }
});

test("public pages load nothing of the desk", async ({ stack: { site } }) => {
  const textOf = async (path: string) => (await fetch(site.url + path)).text();
  const html = (
    await Promise.all(
      ["/", "/contact", "/account", "/health-check", "/privacy", "/nope"].map(textOf),
    )
  ).join("");
  const files = new Set(html.match(/\/_next\/static\/[^"\\]+\.(?:js|css)/g));
  expect(files.size).toBeGreaterThan(5);
  const texts = await Promise.all([...files].map(textOf));
  expect(texts.filter((text) => /api\/desk\/|desk-facts/.test(text))).toEqual([]);
});
