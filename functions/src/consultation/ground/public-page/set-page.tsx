import { renderToStaticMarkup } from 'react-dom/server';
import { isWebAddress } from '../../../platform/link-address.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { PublicFrame, type PublicPage } from './frame.tsx';

const textAt = (record: Record<string, unknown>, key: string): string | null => {
  const value = record[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

const feedbackAt = (widget: string | null) =>
  widget !== null && isWebAddress(widget) ? widget : '/feedback';

const DEFAULT_COLOUR = '#1d4f91';

/** A whole page as HTML, in the council's name and colour. */
export function setPage(tenant: Tenant, page: PublicPage): string {
  const council = {
    name: tenant.name,
    colour: textAt(tenant.record, 'mainColor') ?? DEFAULT_COLOUR,
    logo: textAt(tenant.record, 'logo'),
    feedbackAt: feedbackAt(textAt(tenant.record, 'feedbackWidgetUrl')),
  };
  return `<!doctype html>\n${renderToStaticMarkup(<PublicFrame council={council} page={page} />)}\n`;
}
