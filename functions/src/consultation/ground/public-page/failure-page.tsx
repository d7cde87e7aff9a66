import { htmlPage } from '../../../platform/html.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { publicFrameMessages as messages } from './messages.ts';
import { setPage } from './set-page.tsx';

/** Where one finds what there is, from a page that is not. */
export interface WayBack {
  href: string;
  label: string;
}

/** What is said where there is no page. */
export interface Failure {
  title: string;
  /** '' where the title says it all. */
  text: string;
  /** Where one can go from there; null: nowhere, but one can come again. */
  back: WayBack | null;
}

/** Where there is nothing, or nothing just now. */
export const usualFailure = (isMissing: boolean, back: WayBack): Failure =>
  isMissing
    ? { title: messages.notFound, text: messages.notFoundText, back }
    : { title: messages.unavailable, text: messages.unavailableText, back: null };

/** What is read where there is no page, or none can be had; without a council's looks where the council is unknown. */
export function failurePage(
  tenant: Tenant | undefined,
  { title, text, back }: Failure,
  home: string,
): string {
  if (!tenant) {
    // On local and preview hosts it comes back with the council that was chosen there.
    const script = '<script type="module" src="/islands.js"></script>';
    return htmlPage({ title, body: `<h1>${title}</h1><p>${text}</p>${script}` });
  }
  const content = (
    <>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {back && (
        <p>
          <a href={back.href}>{back.label}</a>
        </p>
      )}
    </>
  );
  return setPage(tenant, { title, home, content });
}
