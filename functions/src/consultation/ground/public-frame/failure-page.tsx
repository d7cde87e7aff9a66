import type { ReactNode } from 'react';
import type { Tenant } from '../../../platform/tenancy.ts';
import { publicFrameMessages as messages } from './messages.ts';
import type { FailureStatus } from './send-page.ts';
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

/** What is said where nothing else is known. */
export const usualFailure = (status: FailureStatus, back: WayBack): Failure =>
  ({
    404: { title: messages.notFound, text: messages.notFoundText, back },
    429: { title: messages.tooMany, text: messages.tooManyText, back },
    503: { title: messages.unavailable, text: messages.unavailableText, back: null },
  })[status];

/**
 * What is read where there is no page, or none can be had, with the council's tools around it; in neutral looks where
 * the council is not known.
 */
export function failurePage(
  tenant: Tenant | undefined,
  { title, text, back }: Failure,
  home: string,
  around?: { header: ReactNode; style: string; hasIslands: boolean },
): string {
  const content = (
    <div className="listing">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {back && (
        <p>
          <a href={back.href}>{back.label}</a>
        </p>
      )}
    </div>
  );
  // On local and preview hosts its script comes back with the council that was chosen there.
  return setPage(tenant, { title, home, content, hasIslands: !tenant, ...around });
}
