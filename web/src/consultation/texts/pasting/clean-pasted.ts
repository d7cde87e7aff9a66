import { isWebAddress } from '@contract/platform/link-address.ts';
import { listsOf } from './word-lists.ts';
import { replaceElements } from '@contract/platform/markup.ts';

/** What Word, Outlook and browsers send along that is no text. */
const NOISE =
  'script, style, meta, link, title, xml, noscript, iframe, object, svg, img, picture, input, button, select, textarea, hr';
/** Emphasis by style, as Google Docs, Outlook on the web and PDF readers write it. */
const BOLD = /font-weight:\s*(?:bold|[6-9]00)/i;
const ITALIC = /font-style:\s*italic/i;
const UNDERLINED = /text-decoration(?:-line)?:[^;:]*underline/i;
const STRUCK = /text-decoration(?:-line)?:[^;:]*line-through/i;
/** Ours: copied within the editor, or from another text. */
const OWN = 'span[data-mark], span[data-font-size], figure[data-src]';
const BLOCK =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, tr, td, th, figure, section, article';

/** What was copied elsewhere, as paragraphs, headings, lists, quotations, links and emphasis; nothing else remains. */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html');
  for (const each of body.querySelectorAll(NOISE)) each.remove();
  // Word's own elements (o:p, w:sdt, st1:place) hold words at most.
  for (const each of body.querySelectorAll('*')) if (each.tagName.includes(':')) unwrap(each);
  listsOf(body);
  asText(body);
  for (const each of body.querySelectorAll('h4, h5, h6')) rename(each, 'h3');
  tablesAsLines(body);
  divisionsAsParagraphs(body);
  for (const each of body.querySelectorAll('*')) tidy(each);
  for (const each of body.querySelectorAll('p')) if (isEmpty(each)) each.remove();
  return body.innerHTML;
}

/** Word's conditional comments, of which browsers keep the bullets that stand in them as text. */
const withoutConditions = (html: string) =>
  replaceElements(html, { open: /<!--/g, close: /-->/g }, () => '').replaceAll(
    /<!\[(?:if|endif)[^<>]*\]>/gi,
    '',
  );

function tidy(element: Element): void {
  if (element.matches(OWN)) return;
  const style = element.getAttribute('style') ?? '';
  const href = element.getAttribute('href') ?? '';
  const start = element.getAttribute('start');
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  if (element.tagName === 'OL' && start) element.setAttribute('start', start);
  if (element.tagName === 'A') {
    if (isWebAddress(href)) element.setAttribute('href', href);
    else unwrap(element);
  } else if (element.matches('span, font, b')) {
    // Google Docs wraps everything in a <b> that is not bold.
    const plain = element.tagName === 'B' && /font-weight:\s*(?:normal|400)/i.test(style);
    if (element.tagName !== 'B' || plain) emphasise(element, style);
  }
}

function emphasise(element: Element, style: string): void {
  const tags = [
    BOLD.test(style) && 'strong',
    ITALIC.test(style) && 'em',
    UNDERLINED.test(style) && 'u',
    STRUCK.test(style) && 's',
  ].filter((tag) => tag !== false);
  for (const tag of tags) {
    const around = element.ownerDocument.createElement(tag);
    around.append(...element.childNodes);
    element.append(around);
  }
  unwrap(element);
}

/** No-break spaces, soft hyphens and line ends of the source are what a typist would call a space, or nothing. */
function asText(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    node.data = node.data.replaceAll(/[\u00AD\u200B\uFEFF]/g, '').replaceAll(/[\s\u00A0]+/g, ' ');
  }
}

/** A row of a table becomes a line with its cells one after the other. */
function tablesAsLines(body: HTMLElement): void {
  // The inner ones first.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const only = table.querySelectorAll('td, th');
    // Outlook lays a whole message out as a table of one cell.
    const lines =
      only.length === 1
        ? [...(only[0]?.childNodes ?? [])]
        : [...table.querySelectorAll('tr')].map((row) => {
            const line = body.ownerDocument.createElement('p');
            const cells = [...row.querySelectorAll('td, th')];
            line.textContent = cells
              .map((cell) => cell.textContent.trim())
              .filter(Boolean)
              .join(' | ');
            return line;
          });
    table.replaceWith(...lines);
  }
}

function divisionsAsParagraphs(body: HTMLElement): void {
  for (const each of [...body.querySelectorAll('div, section, article, main, center')].toReversed())
    if (each.querySelector(BLOCK)) unwrap(each);
    else rename(each, 'p');
}

const isEmpty = (element: Element) =>
  element.textContent.trim() === '' && !element.querySelector('figure');

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
