import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readDrawn } from './read-drawn.ts';

interface Item {
  text: string;
  page: number;
  x: number;
  y: number;
  width: number;
}

/** What readers' software finds in a PDF: its texts with their places in points, its tags, and what it says of itself. */
export async function readPdf(bytes: Uint8Array) {
  // It takes the bytes for itself.
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const items = (await Promise.all(pages.map(itemsOf))).flat();
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
  const [first] = pages;
  return {
    pages: pdf.numPages,
    size: first?.getViewport({ scale: 1 }),
    /** Width and height of each page in whole points. */
    sizes: pages.map((page) => {
      const { width, height } = page.getViewport({ scale: 1 });
      return [Math.round(width), Math.round(height)];
    }),
    outline: titlesOf((await pdf.getOutline()) as Bookmark[] | null),
    items,
    text: inWords(items),
    textOf: (page: number) => inWords(items.filter((item) => item.page === page)),
    info,
    marked: ((await pdf.getMarkInfo()) as Map<string, boolean> | null)?.get('Marked'),
    tags: (await Promise.all(pages.map(tagsOf))).flat(),
    links: (await Promise.all(pages.map(linksOf))).flat(),
    drawn: (await Promise.all(pages.map(readDrawn))).flat(),
    scripts: (await pdf.getJSActions()) ?? {},
    attachments: ((await pdf.getAttachments()) as unknown) ?? {},
  };
}

interface Bookmark {
  title: string;
  items: Bookmark[];
}

/** Bookmarks in the order of reading, with those within them. */
const titlesOf = (bookmarks: readonly Bookmark[] | null): string[] =>
  (bookmarks ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);

async function itemsOf(page: PDFPageProxy): Promise<Item[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item
      ? [
          {
            text: item.hasEOL ? `${item.str} ` : item.str,
            page: page.pageNumber,
            x: item.transform[4] as number,
            y: item.transform[5] as number,
            width: item.width,
          },
        ]
      : [],
  );
}

interface Link {
  page: number;
  /** Where it leads outside of the document; undefined for one to a page of it. */
  url: string | undefined;
}

async function linksOf(page: PDFPageProxy): Promise<Link[]> {
  const found = (await page.getAnnotations()) as { subtype: string; unsafeUrl?: string }[];
  return found.flatMap(({ subtype, unsafeUrl }) =>
    subtype === 'Link' ? [{ page: page.pageNumber, url: unsafeUrl }] : [],
  );
}

interface Tag {
  role: string;
  alt?: string;
}
interface PlacedTag extends Tag {
  /** The roles around it and its own: 'Table > TR > TH'. */
  path: string;
}
interface TagNode extends Tag {
  children?: (TagNode | { type: string })[];
}

async function tagsOf(page: PDFPageProxy): Promise<PlacedTag[]> {
  const tree = (await page.getStructTree()) as TagNode | null;
  const walk = (node: TagNode, above: string): PlacedTag[] => {
    const path = `${above} > ${node.role}`;
    return [
      { role: node.role, path, ...(node.alt === undefined ? {} : { alt: node.alt }) },
      ...(node.children ?? []).flatMap((child) => ('role' in child ? walk(child, path) : [])),
    ];
  };
  return tree ? walk(tree, '') : [];
}

/** One space between words, whether a line ends there or not; places to break taken out. */
const inWords = (items: readonly Item[]) =>
  items
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u200b', '')
    .replaceAll(/\s+/g, ' ');
