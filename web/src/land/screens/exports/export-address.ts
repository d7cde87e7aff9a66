import { BASE } from '@contract/land/ground/scenarios/base-scenario.ts';

/** Which sites the data export page is about, from its address. */
export interface ExportAddress {
  ids?: number[] | undefined;
  selection?: string | undefined;
  scenario?: string | undefined;
  /** A requested export whose progress or download is shown. */
  export?: string | undefined;
}

const PATH = '/data-export';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function exportAddress({ ids, selection, scenario, export: made }: ExportAddress): string {
  const query = new URLSearchParams();
  if (ids?.length) query.set('ids', ids.join(','));
  if (selection) query.set('selection', selection);
  if (scenario && scenario !== BASE) query.set('scenario', scenario);
  if (made) query.set('export', made);
  return query.size === 0 ? PATH : `${PATH}?${query.toString().replaceAll('%2C', ',')}`;
}

/** Parses the address; anything that is not an id or selection is ignored. */
export function readExportAddress(query: URLSearchParams): ExportAddress {
  const ids = (query.get('ids') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  const selection = query.get('selection') ?? '';
  const made = query.get('export') ?? '';
  return {
    ids: ids.length > 0 ? [...new Set(ids)] : undefined,
    selection: UUID.test(selection) ? selection : undefined,
    scenario: query.get('scenario') || undefined,
    export: UUID.test(made) ? made : undefined,
  };
}
