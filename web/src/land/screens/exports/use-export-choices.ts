import type { ExportFormat, GeometryColumn } from '@contract/records/exports/file-types.ts';
import { useEffect, useState } from 'react';
import { currentTenant } from '../../../api/host.ts';

export interface ExportChoices {
  fileType: ExportFormat;
  /** undefined: every field of the council, until somebody chooses. */
  fields: string[] | undefined;
  place: GeometryColumn | null;
}

const key = () => `data-export ${currentTenant() ?? ''}`;
const FIRST: ExportChoices = { fileType: 'csv', fields: undefined, place: null };

/** The choices, kept in this tab: a failed download or a look at a site loses nothing. */
export function useExportChoices() {
  const [choices, setChoices] = useState<ExportChoices>(readKept);
  useEffect(() => sessionStorage.setItem(key(), JSON.stringify(choices)), [choices]);
  return {
    choices,
    choose: (change: Partial<ExportChoices>) => setChoices((now) => ({ ...now, ...change })),
  };
}

function readKept(): ExportChoices {
  try {
    return { ...FIRST, ...(JSON.parse(sessionStorage.getItem(key()) ?? '{}') as ExportChoices) };
  } catch {
    return FIRST;
  }
}
