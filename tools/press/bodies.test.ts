import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { writeBodies } from "./bodies";
import { MANIFEST_FILE, PRESS_FOLDER, type PressManifest } from "@/lib/server/edge/static-cache";

const LONG = "Fifteen questions. ".repeat(40);
const HEADERS = { "Content-Type": "text/plain" };

let build: string;
beforeEach(() => (build = mkdtempSync(join(tmpdir(), "bodies-"))));
afterEach(() => rmSync(build, { recursive: true }));

const write = async (files: Readonly<Record<string, string>>): Promise<PressManifest> => {
  const sources = Object.entries(files).map(([name, text]) => {
    const from = join(build, name);
    writeFileSync(from, text);
    return { path: `/${name}`, from, headers: HEADERS };
  });
  await writeBodies(build, sources);
  const manifest = readFileSync(join(build, PRESS_FOLDER, MANIFEST_FILE), "utf8");
  return JSON.parse(manifest) as PressManifest;
};
const bytes = (name: string) => readFileSync(join(build, PRESS_FOLDER, name));

test("each body is written as it is and, if that saves enough, in two encodings", async () => {
  const manifest = await write({ long: LONG, short: "short" });
  const { file } = manifest["/long"]!;
  expect(manifest).toEqual({
    "/long": { file, isCompressed: true, headers: HEADERS },
    "/short": { file: expect.any(String), isCompressed: false, headers: HEADERS },
  });
  expect(`${bytes(file)}`).toBe(LONG);
  expect(`${brotliDecompressSync(bytes(`${file}.br`))}`).toBe(LONG);
  expect(`${gunzipSync(bytes(`${file}.gz`))}`).toBe(LONG);
});

test("a format that is compressed already is written as it is", async () => {
  const names = ["a.avif", "b.png", "c.woff2"];
  const manifest = await write(Object.fromEntries(names.map((name) => [name, LONG + name])));
  for (const name of names) expect(manifest[`/${name}`]).toMatchObject({ isCompressed: false });
});

test("the next build reuses unchanged bodies and removes the others", async () => {
  const first = await write({ long: LONG, gone: "gone" });
  const { file } = first["/long"]!;
  const { mtimeMs } = statSync(join(build, PRESS_FOLDER, file));
  const second = await write({ long: LONG, next: LONG + LONG });
  expect(second["/long"]).toEqual(first["/long"]);
  expect(statSync(join(build, PRESS_FOLDER, file)).mtimeMs).toBe(mtimeMs);
  const kept = [second["/long"]!, second["/next"]!].flatMap((one) => [
    one.file,
    `${one.file}.br`,
    `${one.file}.gz`,
  ]);
  expect(readdirSync(join(build, PRESS_FOLDER)).sort()).toEqual([...kept, MANIFEST_FILE].sort());
});
