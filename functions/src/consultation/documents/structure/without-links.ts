import { cleanHtml } from '../../ground/html/clean-html.ts';

/** Whether an address is one of this origin's, or of the pages that every council has. */
export function isOwnAddress(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const { host, pathname } = new URL(address, origin);
  return host === new URL(origin).host || /^\/(?:p|documents)(?:\/|$)/.test(pathname);
}

/** HTML in which links to pages of the council are words alone, and whether there were any. */
export function withoutOwnLinks(html: string, origin: string): { html: string; isLess: boolean } {
  let isLess = false;
  const without = cleanHtml(html, (address) => {
    const isOwn = isOwnAddress(address, origin);
    isLess ||= isOwn;
    return !isOwn;
  });
  return { html: without, isLess };
}
