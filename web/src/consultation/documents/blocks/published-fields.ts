import type { getSiteColumns } from '@calls/council/dictionary/contract.ts';
import { publishedColumns } from '@contract/consultation/documents/maps/published-fields.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { useTenant } from '../../../session/tenant.tsx';

type Fields = OutputOf<typeof getSiteColumns>;

/** Picks the fields of sites that the documents of this council can tell; others would be left out when published. */
export function usePublishedFields(): (fields: Fields) => Fields {
  const { documentSiteFields } = useTenant();
  return (fields) => {
    const published = publishedColumns(documentSiteFields, fields);
    return fields.filter(({ dbPropertyName }) => published.has(dbPropertyName));
  };
}
