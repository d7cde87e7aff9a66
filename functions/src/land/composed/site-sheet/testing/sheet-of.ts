import { expect } from 'vitest';
import { addDictionaryField } from '../../../../council/ground/dictionary/add-dictionary-field.ts';
import { txOver } from '../../../../platform/db.ts';
import { inOwnerTransaction } from '../../../../platform/migrate.ts';
import { readPdf } from '../../../../platform/print/testing/read-pdf.ts';
import type { Council } from '../../../../platform/testing/council.ts';
import { asOwner } from '../../../../platform/testing/owner.ts';

/** Runs statements in a council's schema, as its owner. */
export async function asOwnerOf(council: Council, statement: string, values?: unknown[]) {
  await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      await client.query(statement, values);
    }),
  );
}

/** Gives the council a field of long texts. */
export async function addRemarks(council: Council) {
  await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      await addDictionaryField(txOver(client), {
        dbPropertyName: 'remarks',
        label: 'Remarks',
        type: 'text.large',
        filterable: false,
      });
    }),
  );
}

/** The sheet of a site as a viewer gets it, read as readers' software does. */
export async function sheetOf(council: Council, siteId: number, more = '') {
  const answer = await council.as('viewer').get(`/site/${siteId}/sheet${more}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = await readPdf(answer.bytes);
  return { ...pdf, name: answer.headers.get('content-disposition') ?? '' };
}
