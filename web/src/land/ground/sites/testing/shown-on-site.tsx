import type { WholeSite } from '@contract/land/ground/sites/site-record.ts';
import { type ReactNode, useState } from 'react';
import { Toaster } from '../../../../ui/toaster.tsx';
import { shown } from '../../../../testing/shown.tsx';
import { ToolSlot } from '../panel-tools.tsx';
import { type SiteOnPage, SiteProvider } from '../site-context.tsx';

/** What the page of a site knows that may be edited, besides what a test says of it. */
export const siteOnPage = (more: Partial<SiteOnPage> = {}): SiteOnPage => ({
  siteId: 71,
  scenario: 'base',
  site: {} as WholeSite,
  fields: new Map(),
  lists: [],
  can: { edit: true, delete: false },
  refetch: undefined,
  v2: true,
  ...more,
});

/** A part of a site's page under what the page knows, with the title bar's tools and the toasts. */
export function OnSite({ more, children }: { more?: Partial<SiteOnPage>; children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <SiteProvider value={siteOnPage(more)}>
      <div ref={setSlot} />
      <ToolSlot value={slot}>{children}</ToolSlot>
      <Toaster />
    </SiteProvider>
  );
}

export const shownOnSite = (part: ReactNode, more: Partial<SiteOnPage> = {}) =>
  shown(<OnSite more={more}>{part}</OnSite>);
