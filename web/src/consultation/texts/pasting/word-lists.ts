/** Word's lists are paragraphs with a style such as `mso-list:l0 level2 lfo1`, their bullets typed out. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const IGNORED = /mso-list:\s*ignore/i;
const ORDERED = /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

interface OpenList {
  level: number;
  list: HTMLElement;
}

/** Makes real lists of Word's. */
export function listsOf(body: HTMLElement): void {
  const open: OpenList[] = [];
  let last: Element | undefined;
  for (const item of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(LEVEL.exec(item.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    // Something else stood between: another list.
    if (last && !follows(last, item)) open.length = 0;
    const bullet = bulletOf(item);
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    if ((open.at(-1)?.level ?? 0) < level) open.push({ level, list: newList(item, open, bullet) });
    const entry = item.ownerDocument.createElement('li');
    const words = item.ownerDocument.createElement('p');
    words.append(...item.childNodes);
    entry.append(words);
    open.at(-1)?.list.append(entry);
    item.remove();
    last = open[0]?.list;
  }
}

/** Whether nothing but spaces stands between a list and what may be its next entry. */
function follows(list: Element, item: Element): boolean {
  let next: ChildNode | null = list.nextSibling;
  while (next && next !== item && !next.textContent?.trim() && next.nodeType !== Node.ELEMENT_NODE)
    next = next.nextSibling;
  return next === item;
}

function bulletOf(item: HTMLElement): string {
  const marker = [...item.querySelectorAll<HTMLElement>('[style]')].find((each) =>
    IGNORED.test(each.getAttribute('style') ?? ''),
  );
  const bullet = marker?.textContent.trim() ?? '';
  marker?.remove();
  return bullet;
}

function newList(item: HTMLElement, open: OpenList[], bullet: string): HTMLElement {
  const list = item.ownerDocument.createElement(ORDERED.test(bullet) ? 'ol' : 'ul');
  const number = /^\d+/.exec(bullet)?.[0];
  if (list.tagName === 'OL' && number && number !== '1') list.setAttribute('start', number);
  const entry = open.at(-1)?.list.lastElementChild;
  if (entry) entry.append(list);
  else item.before(list);
  return list;
}
