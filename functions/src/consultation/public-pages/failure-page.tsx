import { htmlPage } from '../../platform/html.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { publicRepresentationMessages as messages } from './messages.ts';
import { setPage } from './set-page.tsx';

/** What is read where there is no page, or none can be had; without a council's looks where the council is unknown. */
export function failurePage(tenant: Tenant | undefined, isMissing: boolean): string {
  const [title, text] = isMissing
    ? [messages.notFound, messages.notFoundText]
    : [messages.unavailable, messages.unavailableText];
  if (!tenant) return htmlPage({ title, body: `<h1>${title}</h1><p>${text}</p>` });
  return setPage(
    tenant,
    title,
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      {isMissing && (
        <p>
          <a href="/p/representations">{messages.back}</a>
        </p>
      )}
    </>,
  );
}
