// holds: #full-disk, #r8
// Over 20 s: a disk is filled while writers work, and the server is killed and started on it.
import { contentIn } from "@/lib/content";
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { eventually } from "@/test/support/eventually";
import { createSender } from "@/test/support/durable-sender";
import { copySeenBy, heldSmallDisk, mayMount, seenBy } from "@/test/support/own-mounts";
import { opens, type SharingPerson, sharingPerson } from "@/test/support/sharing-person";
import { type Site, startSite } from "@/test/support/site";

const DISK_KB = 30 * 1024;
const CHUNK = Buffer.alloc(256 * 1024);
const OPERATOR = "operator@example.in";
const PEOPLE = 8;

/** Writes a file until the disk is full, in steps, so that others write meanwhile. */
const fill = async (path: string): Promise<void> => {
  const file = openSync(path, "w");
  try {
    for (;;) {
      writeSync(file, CHUNK);
      await sleep(10);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
};

const statusOf = async (
  site: string,
  one: SharingPerson,
  method: string,
  path: string,
  body?: object,
) => (await one.send(site, method, path, body)).status;

const KEY = /\/desk\/people\/([0-9a-f]{64})/;
const TICK = /name="ids"[^>]* value="([0-9a-f]{64})"/;

/** What operators look at; each answer must be 200. */
const looks = async (site: string, operator: SharingPerson, key: string) => [
  await statusOf(site, operator, "GET", "/desk/people"),
  await statusOf(site, operator, "GET", `/desk/people/${key}`),
  await statusOf(site, operator, "GET", "/desk"),
  await statusOf(site, operator, "GET", "/api/desk/news"),
];
const ALL_SHOWN = [200, 200, 200, 200];

test("on a full disk all acknowledged writes are stored, deletions and the desk work, and the site recovers", async () => {
  if (!mayMount()) return console.warn("SKIPPED: this machine does not let us mount");
  const root = await mkdtemp(join(tmpdir(), "bizgrow-full-"));
  const folder = join(root, "data");
  mkdirSync(folder, { mode: 0o700 });
  const disk = await heldSmallDisk(folder, DISK_KB);
  const database = join(folder, "site.db");
  const filler = join(seenBy(disk.pid, folder), "filler");
  const reserve = `${seenBy(disk.pid, database)}.reserve`;
  const start = () =>
    startSite(
      {
        OPERATOR_EMAILS: OPERATOR,
        TRUST_PROXY_HOPS: "1",
        SQLITE_PATH: database,
      },
      undefined,
      disk.through,
    );
  let site: Site = await start();
  try {
    const operator = sharingPerson();
    operator.keep(await site.openDesk(OPERATOR));
    const people = Array.from({ length: PEOPLE }, sharingPerson);
    const links: { linkId: string; token: string }[] = [];
    const keys: string[] = [];
    for (const one of people) {
      const name = `N${randomUUID().slice(0, 8)}`;
      await one.check(site.url, name);
      links.push(await one.link(site.url));
      const asked = new URLSearchParams({ back: "/desk/people", text: name });
      const { text } = await operator.send(site.url, "POST", "/api/desk/search", asked);
      keys.push(KEY.exec(text)![1]!);
    }
    const [first, second] = people as [SharingPerson, SharingPerson];
    const erased = keys.at(-1)!;
    const question = await operator.send(site.url, "GET", `/desk/people/${erased}/delete`);
    const ids = TICK.exec(question.text)![1]!;
    const spare = await first.link(site.url);

    // Filled while ten people write: each stops at its first refusal.
    const senders = Array.from({ length: 10 }, createSender);
    const writing = senders.map(async (sender) => {
      for (;;) await sender.write(site.url);
    });
    await Promise.all([fill(filler), Promise.allSettled(writing)]);
    await fill(`${filler}-2`); // the room that SQLite freed since
    expect(senders.every((sender) => sender.acknowledged() > 0)).toBe(true);
    const copy = copySeenBy(disk.pid, database, join(root, "copy.db"));
    for (const sender of senders) expect(sender.wrongIn(copy)).toEqual([]);

    /** What a person can take back, several in a row; ends with the deletion of everything. */
    const takeBack = async (n: number) => {
      const one = people[n]!;
      const { linkId, token } = links[n]!;
      expect(await opens(site.url, token)).toBe(true);
      expect(await statusOf(site.url, one, "DELETE", one.at(`/links/${linkId}`))).toBe(204);
      expect(await opens(site.url, token)).toBe(false);
      const no = { isGiven: false, textVersion: "2026-11-21" };
      expect(await statusOf(site.url, one, "PUT", one.at("/consents/contact"), no)).toBe(204);
      expect(await statusOf(site.url, one, "DELETE", one.at(""))).toBe(204);
      expect(await statusOf(site.url, one, "GET", one.at(""))).toBe(404);
    };
    const answer = { answer: "yes", version: Date.now() };
    const writes = (one: SharingPerson) =>
      statusOf(site.url, one, "PUT", one.at("/answers/b1"), answer);

    expect(await looks(site.url, operator, keys[0]!)).toEqual(ALL_SHOWN);
    expect(await statusOf(site.url, first, "DELETE", first.at(`/links/${spare.linkId}`))).toBe(204);
    expect(await opens(site.url, spare.token)).toBe(false);
    expect(existsSync(reserve)).toBe(false);
    expect(await writes(second)).toBe(503);
    await takeBack(0);
    // The emptied write-ahead log may have given room for a new reserve: filled up once more, it is used again.
    await sleep(2_000);
    if (existsSync(reserve)) await fill(`${filler}-3`);
    await takeBack(1);
    const form = new URLSearchParams({ back: "/desk", of: erased, ids });
    expect(await statusOf(site.url, operator, "POST", "/api/desk/erasures", form)).toBe(200);
    expect(await statusOf(site.url, operator, "GET", `/desk/people/${erased}/delete`)).toBe(404);
    await eventually("the desk says that the disk is full", async () => {
      const { status, text } = await operator.send(site.url, "GET", "/desk");
      expect(status).toBe(200);
      return text.includes(contentIn("en").desk.checks.troubles.storage90.title);
    });
    expect(existsSync(reserve)).toBe(false);

    await site.stop("SIGKILL");
    site = await start();
    expect(await looks(site.url, operator, keys[5]!)).toEqual(ALL_SHOWN);
    expect(await statusOf(site.url, operator, "GET", "/desk")).toBe(200);
    for (let n = 2; n < PEOPLE - 2; n++) await takeBack(n);
    const last = people.at(-2)!; // the last one was deleted at the desk
    expect(await writes(last)).toBe(503);

    for (const end of ["", "-2", "-3"]) rmSync(filler + end, { force: true });
    await eventually("a write", async () => (await writes(last)) === 204);
    await eventually("a new reserve", () => existsSync(reserve));
    expect(site.output()).toContain('"event":"disk full"');
    expect(site.output()).toContain('"event":"disk has room again"');
    const after = copySeenBy(disk.pid, database, join(root, "after.db"));
    for (const sender of senders) expect(sender.wrongIn(after)).toEqual([]);
  } finally {
    await site.stop("SIGKILL");
    disk.stop();
    await rm(root, { recursive: true, force: true });
  }
}, 300_000);
