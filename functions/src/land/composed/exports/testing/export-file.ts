import { expect } from 'vitest';
import type { Council } from '../../../../platform/testing/council.ts';
import { fieldNames } from './export-council.ts';

/** The licence text in every file of the export council. */
export const ATTRIBUTION = 'Contains public data (https://example.org/l) © Oakshire';

/** A file of these sites with every field of the council, as a viewer gets it. */
export async function exportFile(
  { council, ids }: { council: Council; ids: number[] },
  file_type: string,
  more: object = {},
) {
  const answer = await council.as('viewer').put('/site/export', {
    json: {
      site_ids: ids,
      file_type,
      selected_fields: ['source_reference', ...fieldNames],
      ...more,
    },
  });
  expect(answer.status).toBe(200);
  return answer;
}
