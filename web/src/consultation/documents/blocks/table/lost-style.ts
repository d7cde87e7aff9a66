/** Classes by which Excel says in a style sheet that words are bold or italic. */
const STYLED_CLASS =
  /\.([\w-]+)\s*\{[^{}]*(?:font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic)/g;
const STYLED_TAGS = 'b, strong, i, em, u, a[href]';

/** Whether what was copied has bold, italic or underlined words or links: cells are plain words, and lose them. */
export function losesStyle(html: string): boolean {
  if (!html) return false;
  const copied = new DOMParser().parseFromString(html, 'text/html');
  const sheets = [...copied.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
  const classes = new Set([...sheets.join('').matchAll(STYLED_CLASS)].map(([, name]) => name));
  const isStyled = (element: Element): boolean => {
    if (!(element instanceof HTMLElement)) return false;
    const { fontWeight, fontStyle } = element.style;
    if (/^(?:bold|[6-9]00)$/.test(fontWeight) || fontStyle === 'italic') return true;
    if ([...element.classList].some((name) => classes.has(name))) return true;
    // What Google copies stands within a <b> that is not bold.
    return element.matches(STYLED_TAGS) && fontWeight !== 'normal' && fontWeight !== '400';
  };
  return [...copied.body.querySelectorAll('*')].some(
    (element) => isStyled(element) && (element.textContent ?? '').trim() !== '',
  );
}
