import { htmlPage } from '../../../platform/html.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { publicFrameMessages as messages } from './messages.ts';
import { setPage } from './set-page.tsx';

/** Where one finds what there is, from a page that is not. */
export interface WayBack {
  href: string;
  label: string;
}

/** What is read where there is no page, or none can be had; without a council's looks where the council is unknown. */
export function failurePage(tenant: Tenant | undefined, isMissing: boolean, back: WayBack): string {
  const [title, text] = isMissing
    ? [messages.notFound, messages.notFoundText]
    : [messages.unavailable, messages.unavailableText];
  if (!tenant) {
    // On local and preview hosts it comes back with the council that was chosen there.
    const script = '<script type="module" src="/islands.js"></script>';
    return htmlPage({ title, body: `<h1>${title}</h1><p>${text}</p>${script}` });
  }
  const content = (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      {isMissing && (
        <p>
          <a href={back.href}>{back.label}</a>
        </p>
      )}
    </>
  );
  return setPage(tenant, { title, home: back.href, content });
}
