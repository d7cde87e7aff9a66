import type { getSiteColumns } from '@calls/council/dictionary/contract.ts';
import { publishedColumns } from '@contract/consultation/documents/maps/published-fields.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { type TenantRecord, useTenant } from '../../../session/tenant.tsx';

type Fields = OutputOf<typeof getSiteColumns>;

/**
 * Picks the fields of sites that the documents of this council can tell; others would be left out when published. None
 * where a browser kept the council from before it said which: what it says now is under way.
 */
export function usePublishedFields(): (fields: Fields) => Fields {
  const { documentSiteFields }: Partial<TenantRecord> = useTenant();
  return (fields) => {
    if (documentSiteFields === undefined) return [];
    const published = publishedColumns(documentSiteFields, fields);
    return fields.filter(({ dbPropertyName }) => published.has(dbPropertyName));
  };
}
