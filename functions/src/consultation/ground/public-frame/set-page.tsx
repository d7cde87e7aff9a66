import { renderToStaticMarkup } from 'react-dom/server';
import type { CouncilLinks } from '../../../platform/council-links.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { feedbackAt } from './foot-links.ts';
import { PublicFrame, type PublicCouncil, type PublicPage } from './frame.tsx';
import { publicFrameMessages as messages } from './messages.ts';

const textAt = (record: Record<string, unknown>, key: string): string | null => {
  const value = record[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

const DEFAULT_COLOUR = '#1d4f91';

/** What a page shows of a council; undefined: where it is not known, or cannot be asked for. */
const shownOf = (tenant: Tenant | undefined): PublicCouncil =>
  tenant
    ? {
        name: tenant.name,
        colour: textAt(tenant.record, 'mainColor') ?? DEFAULT_COLOUR,
        logo: textAt(tenant.record, 'logo'),
        feedback: feedbackAt(tenant.record['feedbackWidgetUrl']),
        links: (tenant.record['socialLinks'] ?? {}) as CouncilLinks,
      }
    : {
        name: messages.noCouncil,
        colour: DEFAULT_COLOUR,
        logo: null,
        feedback: feedbackAt(null),
        links: {},
      };

/** A whole page as HTML, in the council's name and colour, or in ours where there is none. */
export function setPage(tenant: Tenant | undefined, page: PublicPage): string {
  const frame = <PublicFrame council={shownOf(tenant)} page={page} />;
  return `<!doctype html>\n${renderToStaticMarkup(frame)}\n`;
}
