import { answersPage } from "./report-answers.ts";
import { firstPage, sheetPage } from "./report-pages.ts";
import type { ReportDocument } from "./report-document.ts";
import { createFontUse, type FontUse } from "../../pdf/font-use.ts";
import { hasGlyph } from "../../pdf/fonts.ts";
import { createPdfWriter, ref, textString } from "../../pdf/pdf-file.ts";
import { createPen, INNER, PAGE, type Pen, RULE } from "../../pdf/pen.ts";
import { readableName } from "../../pdf/readable.ts";
import {
  type Element,
  type Link,
  linkObject,
  newElement,
  type Page,
  writeStructure,
} from "../../pdf/structure.ts";

/** Sizes of the text, tried in this order until it fits its page. */
const SCALES = [1.08, 1, 0.94, 0.88, 0.82];
const SMALLEST = 0.78;

type Write = (pen: Pen, report: ReportDocument) => void;

/** What `write` writes, in the largest size in which it fits one page; in the smallest, it may take more. */
const inOnePage = (write: Write, report: ReportDocument, fonts: FontUse) => {
  const written = (scale: number) => {
    const section = newElement("Sect");
    const pen = createPen(section, fonts, scale, report.colours);
    write(pen, report);
    return { pen, section };
  };
  for (const scale of SCALES) {
    const tried = written(scale);
    if (tried.pen.pages.length === 1) return tried;
  }
  return written(SMALLEST);
};

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const metadata = (title: string, { lang, ourName, finishedAt }: ReportDocument): Buffer => {
  const at = new Date(finishedAt).toISOString();
  return Buffer.from(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(ourName)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${lang}-IN</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${at}</xmp:CreateDate>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`);
};

const dateString = (at: number): string =>
  `(D:${new Date(at).toISOString().replaceAll(/\D/g, "").slice(0, 14)}Z)`;

const foot = (pen: Pen, page: Page, title: string, number: string) => {
  const top = PAGE.height - PAGE.bottom + 20;
  const place = { size: 8, colour: pen.soft };
  pen.turnTo(page);
  pen.fill(RULE, PAGE.left, top - 6, INNER, 0.75);
  pen.label(title, PAGE.left, top, place);
  pen.label(number, PAGE.left + INNER - pen.widthOf([number], place), top, place);
};

/** The report as a tagged PDF file: score, areas and plan on the first page, answers and analysis on the second; or the plan alone. */
export const reportPdf = (given: ReportDocument): Buffer => {
  const name = given.shop && readableName(given.shop.name, hasGlyph);
  const report = { ...given, shop: given.shop && name !== null ? { ...given.shop, name } : null };
  const title = report.shop ? `${report.title}: ${report.shop.name}` : report.title;
  const fonts = createFontUse();
  const document: Element = newElement("Document", `/Lang(${report.lang}-IN)`);
  const pens = (report.sheet ? [sheetPage] : [firstPage, answersPage]).map((write) => {
    const { pen, section } = inOnePage(write, report, fonts);
    document.kids.push(section);
    return pen;
  });
  const total = pens.reduce((sum, { pages }) => sum + pages.length, 0);
  let number = 0;
  for (const pen of pens)
    for (const page of pen.pages) {
      const text = report.pageNumber.replace("{n}", String(++number));
      foot(pen, page, report.title, text.replace("{total}", String(total)));
    }

  const file = createPdfWriter();
  const pages = pens.flatMap((pen) => pen.pages);
  const resources = `<</Font<<${fonts.write(file)}>>>>`;
  const tree = file.reserve();
  const ids = new Map(pages.map((page) => [page, file.reserve()]));
  const links = new Map<Link, number>();
  pages.forEach((page, at) => {
    const content = file.addStream("", Buffer.from(page.ops.join("\n"), "latin1"));
    for (const link of page.links)
      links.set(link, file.add(linkObject(link, pages.length + links.size)));
    const own = page.links.map((link) => ref(links.get(link)!));
    file.set(
      ids.get(page)!,
      `<</Type/Page/Parent ${ref(tree)}/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources${resources}` +
        `/Contents ${ref(content)}/StructParents ${at}/Tabs/S/Annots[${own.join(" ")}]>>`,
    );
  });
  file.set(
    tree,
    `<</Type/Pages/Count ${pages.length}/Kids[${[...ids.values()].map(ref).join(" ")}]>>`,
  );
  const structure = writeStructure(file, document, ids, links);
  const xmp = file.addStream("/Type/Metadata/Subtype/XML", metadata(title, report));
  const catalog = file.add(
    `<</Type/Catalog/Pages ${ref(tree)}/Lang(${report.lang}-IN)/MarkInfo<</Marked true>>/StructTreeRoot ${ref(structure)}` +
      `/ViewerPreferences<</DisplayDocTitle true>>/Metadata ${ref(xmp)}>>`,
  );
  const info = file.add(
    `<</Title${textString(title)}/Author${textString(report.ourName)}/CreationDate${dateString(report.finishedAt)}>>`,
  );
  return file.bytes(catalog, info);
};
