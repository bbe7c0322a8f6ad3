import { type PdfWriter, type Ref, ref, textString } from "./pdf-file.ts";

/** A page: its drawing operators, and the element of each numbered piece of its text. */
export type Page = { ops: string[]; pieces: Element[]; links: Link[] };
export type Link = { box: readonly number[]; href: string; label: string; element: Element };

type Piece = { page: Page; number: number };
/** An element of the document for screen readers: a heading, a paragraph, a list (ISO 32000-1, 14.8). */
export type Element = { tag: Tag; kids: (Element | Piece | Link)[]; more: string };
export type Tag =
  | ("Document" | "Sect" | "H1" | "H2" | "H3" | "P" | "Link")
  | ("L" | "LI" | "Lbl" | "LBody" | "Table" | "TR" | "TH" | "TD");

/** `more`: further entries of the element's dictionary. */
export const newElement = (tag: Tag, more = ""): Element => ({ tag, kids: [], more });

const isElement = (kid: Element["kids"][number]): kid is Element => "tag" in kid;

/** Writes a document's tree; its parent tree has the pages, then the links. Returns its object. */
export const writeStructure = (
  file: PdfWriter,
  document: Element,
  pages: ReadonlyMap<Page, Ref>,
  links: ReadonlyMap<Link, Ref>,
): Ref => {
  const root = file.reserve();
  const refs = new Map<Element, Ref>();

  const write = (element: Element, parent: Ref): Ref => {
    const id = file.reserve();
    refs.set(element, id);
    const kids = element.kids.map((kid) => {
      if (isElement(kid)) return ref(write(kid, id));
      if ("href" in kid) return `<</Type/OBJR/Obj ${ref(links.get(kid)!)}>>`;
      return `<</Type/MCR/Pg ${ref(pages.get(kid.page)!)}/MCID ${kid.number}>>`;
    });
    file.set(
      id,
      `<</Type/StructElem/S/${element.tag}/P ${ref(parent)}/K[${kids.join(" ")}]${element.more}>>`,
    );
    return id;
  };

  const top = write(document, root);
  const ofPages = [...pages.keys()].map((page, at) => {
    const own = page.pieces.map((element) => ref(refs.get(element)!));
    return `${at} ${ref(file.add(`[${own.join(" ")}]`))}`;
  });
  const ofLinks = [...links.keys()].map(
    ({ element }, at) => `${pages.size + at} ${ref(refs.get(element)!)}`,
  );
  file.set(
    root,
    `<</Type/StructTreeRoot/K ${ref(top)}/ParentTree<</Nums[${[...ofPages, ...ofLinks].join(" ")}]>>` +
      `/ParentTreeNextKey ${pages.size + links.size}>>`,
  );
  return root;
};

/** An annotation's dictionary for a link; `parent` is its number in the parent tree. */
export const linkObject = ({ box, href, label }: Link, parent: number): string =>
  `<</Type/Annot/Subtype/Link/Rect[${box.join(" ")}]/Border[0 0 0]/F 4/StructParent ${parent}` +
  `/Contents${textString(label)}/A<</S/URI/URI(${href.replaceAll(/[\\()]/g, "\\$&")})>>>>`;
