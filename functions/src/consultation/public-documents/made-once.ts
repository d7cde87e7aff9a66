import type { Tenant } from '../../platform/tenancy.ts';

interface Page {
  made: Promise<string>;
  /** For who asked after it was begun: it may be of what was withdrawn since. */
  next?: Promise<string>;
}

/** Pages that are being made, by their addresses; a council is another object once it has changed. */
const underWay = new WeakMap<Tenant, Map<string, Page>>();

/**
 * A page that everybody reads, made one at a time: those who ask meanwhile share the next one, so that each page is of
 * what is public when it is asked for. Nothing is kept of it.
 */
export function madeOnce(
  tenant: Tenant,
  address: string,
  make: () => Promise<string>,
): Promise<string> {
  const pages = underWay.get(tenant) ?? new Map<string, Page>();
  underWay.set(tenant, pages);
  const begin = (): Promise<string> => {
    const page: Page = { made: make() };
    pages.set(address, page);
    const end = () => {
      if (!page.next) pages.delete(address);
    };
    page.made.then(end, end);
    return page.made;
  };
  const page = pages.get(address);
  if (!page) return begin();
  page.next ??= page.made.then(begin, begin);
  return page.next;
}
