import { spawnSync } from "node:child_process";

const run = (program: string, args: readonly string[], pdf: Uint8Array): Buffer => {
  const { status, stdout, stderr } = spawnSync(program, [...args, "-", "-"], {
    input: pdf,
    maxBuffer: 64 * 1024 * 1024,
  });
  // Damage is said on stderr, and then repaired as well as can be.
  if (status !== 0 || stderr.length > 0) throw new Error(`${program}: ${status}, ${stderr}`);
  return stdout;
};

/** The text of a PDF in its reading order, in one line, as searching and copying find it. Throws for a damaged file. */
export const pdfText = (pdf: Uint8Array): string =>
  run("pdftotext", ["-raw"], pdf).toString("utf8").replaceAll(/\s+/g, " ").trim();

/** Facts about a PDF, such as "Pages"; with `-struct-text` its structure. Throws for a damaged file. */
export const pdfInfo = (pdf: Uint8Array, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync("pdfinfo", [...args, "-"], { input: pdf });
  if (status !== 0 || stderr.length > 0) throw new Error(`pdfinfo: ${status}, ${stderr}`);
  return stdout.toString("utf8");
};

/** A picture of one page as PNG. Throws for a damaged file. */
export const pdfPicture = (
  pdf: Uint8Array,
  { page, dpi }: { page: number; dpi: number },
): Buffer => {
  const pages = ["-f", `${page}`, "-l", `${page}`];
  const { status, stdout, stderr } = spawnSync(
    "pdftoppm",
    ["-png", "-r", `${dpi}`, ...pages, "-"],
    {
      input: pdf,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0 || stderr.length > 0) throw new Error(`pdftoppm: ${status}, ${stderr}`);
  return stdout;
};

/** The words of one page with their boxes, in points from its upper left corner. Throws for a damaged file. */
export const pdfWordBoxes = (pdf: Uint8Array, page: number) => {
  const html = run("pdftotext", ["-bbox", "-f", `${page}`, "-l", `${page}`], pdf).toString("utf8");
  const words = html.matchAll(
    /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g,
  );
  return [...words].map(([, left, top, right, bottom, text = ""]) => ({
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
    text: text.normalize("NFC"),
  }));
};
