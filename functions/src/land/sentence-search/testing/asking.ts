import { expect } from 'vitest';
import { addDictionaryField } from '../../../council/ground/dictionary/add-dictionary-field.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';
import { sql } from '../../../platform/db.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { writeSmallTown } from '../../ground/places/testing/small-town.ts';
import type { SiteRecord } from '../../ground/sites/site-record.ts';
import { searchSitesFlexibly } from '../../site-search/contract.ts';
import { type ReadSentence, readSentence } from '../contract.ts';

/** Two councils, of which `oak` has a small town and the fields that sentences speak of. */
export async function councilsWithWords(): Promise<{ oak: Council; elm: Council }> {
  const { oak, elm } = await twoCouncils();
  await writeSmallTown(oak);
  await inSchemaOf(oak, async (tx) => {
    await addDictionaryField(tx, {
      dbPropertyName: 'land',
      label: 'Kind of land',
      type: 'dropdown',
      options: [{ value: 'B', label: 'Brownfield' }],
    });
    await addDictionaryField(tx, { dbPropertyName: 'stage', label: 'Stage', type: 'status' });
    await addDictionaryField(tx, {
      dbPropertyName: 'size_ha',
      label: 'Gross area',
      type: 'area.hectares',
    });
    await addDictionaryField(tx, {
      dbPropertyName: 'secret',
      label: 'Secret score',
      type: 'number',
      filterable: false,
    });
    await addDictionaryField(tx, {
      dbPropertyName: 'parish_name',
      label: 'Parish',
      type: 'text.small',
    });
    await sql`insert into tags (name) values ('needs-visit')`.execute(tx);
    await sql`update sites set land = 'B', size_ha = id, stage = 'Sifted', parish_name = 'Little Ashby'`.execute(
      tx,
    );
  });
  return { oak, elm };
}

/** How a council's viewer has a sentence read. */
export async function readBy(
  council: Council,
  sentence: string,
  structure?: object,
): Promise<ReadSentence> {
  const json = { sentence, ...(structure ? { structure } : {}) };
  const answer = await council.as('viewer').post('/search/site/sentence', { json });
  expect(answer).toMatchObject({ status: 200 });
  return answerOf(readSentence, answer);
}

/** The names of the sites that a council's viewer finds by these filters. */
export async function namesFoundBy(
  council: Council,
  filters: readonly Filter[],
): Promise<unknown[]> {
  const asked = { attributes: ['site_name'], filters: [...filters] };
  const { sites } = await council.as('viewer').call(searchSitesFlexibly, asked);
  return sites.map((site: SiteRecord) => site['site_name']);
}
