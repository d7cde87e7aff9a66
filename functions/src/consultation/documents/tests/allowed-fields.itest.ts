import { beforeAll, expect, it } from 'vitest';
import { getTenant } from '../../../council/tenants/contract.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';
import { keepSelection } from '../../../land/composed/exports/contract.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { emptyMap, type MapContent } from '../../ground/documents/blocks/map/schema.ts';
import type { Edition, EditionMap } from '../../ground/documents/edition.ts';
import { getPublicDocument } from '../contract/publishing.ts';
import { drafting } from '../testing/drafted.ts';
import { addMapped } from '../testing/mapped-council.ts';

useWorld();

const fact = (title: string, columnName: string) => ({
  type: 'field' as const,
  title,
  columnName,
  columns: [],
});
const siteInfo: MapContent['siteInfo'] = [
  fact('Number', 'id'),
  fact('Reference', 'helaa_reference'),
  fact('Stage', 'stage'),
  fact('Owner', 'owner'),
];
const NUMBER = expect.objectContaining({ title: 'Number' }) as object;
const REFERENCE = { title: 'Reference', value: 'H-1', columnName: 'helaa_reference' };

let oak: Council;
let elm: Council;
type Mapped = Awaited<ReturnType<typeof addMapped>>;
let oaks: Mapped;
let elms: Mapped;
beforeAll(async () => {
  oak = await newCouncil();
  elm = await newCouncil({ record: { documentSiteFields: ['id', 'helaa_reference', 'owner'] } });
  oaks = await addMapped(oak);
  elms = await addMapped(elm);
}, 120_000);

/** A site of a map that this council publishes, and how its charts may count sites by stage. */
async function told(council: Council, { sites }: Mapped) {
  const { drafted, publish } = drafting(() => council);
  const content = { ...emptyMap(), caption: 'Homes', siteIds: [sites.mill], siteInfo };
  const { id } = await drafted([{ type: 'map', content }]);
  await publish(id);
  const { config } = await council.as('signed-out').call(getPublicDocument, { id });
  const map = (config as Edition).sections[0]!.rows[0]![0]!.content as EditionMap;
  const counted = await council
    .as('officer')
    .get('/documents/chart-figures?filters=[]&groupBy=stage&measure=count');
  const { documentSiteFields } = await council.as('signed-out').call(getTenant, {});
  return { site: map.sites[0], counted: counted.status, documentSiteFields };
}

it('documents tell of a site all that is asked and the council has, where its record allows all', async () => {
  expect(await told(oak, oaks)).toEqual({
    site: {
      id: expect.any(Number) as number,
      name: 'Mill Lane',
      reference: 'H-1',
      info: [NUMBER, REFERENCE, { title: 'Stage', value: 'Allocated', columnName: 'stage' }],
    },
    counted: 200,
    documentSiteFields: null,
  });
});

it('and of what its record allows only what the council has, in names and charts as well', async () => {
  expect(await told(elm, elms)).toEqual({
    site: {
      id: expect.any(Number) as number,
      name: 'H-1',
      reference: 'H-1',
      info: [NUMBER, REFERENCE],
    },
    counted: 400,
    documentSiteFields: ['id', 'helaa_reference', 'owner'],
  });
});

it('charts do not count the sites that are found by what documents may not tell', async () => {
  const by = (dbPropertyName: string, value: string) => [
    { type: 'text', dbPropertyName, equality: '=', value },
  ];
  const answered = async (council: Council, filters: object[]) => {
    const query = new URLSearchParams({
      filters: JSON.stringify(filters),
      groupBy: 'helaa_reference',
      measure: 'count',
    });
    const { status, body } = await council
      .as('officer')
      .get(`/documents/chart-figures?${query.toString()}`);
    const { error } = body as { error?: { fields?: Record<string, string> } };
    return [status, ...Object.keys(error?.fields ?? {})];
  };
  const hidden = by('site_name', 'Mill Lane');
  const kept = (dbPropertyName: string, value: string | number) => [
    { type: 'in array', dbPropertyName, equality: '=', value: [value] },
  ];
  /** In a group, those that were kept when they were found by what is hidden. */
  const selected = async (council: Council) => {
    const { id } = await council.as('officer').call(keepSelection, { filters: hidden as Filter[] });
    return [{ type: 'group', operator: '_or', filters: kept('site_selection', id) }];
  };
  const ways = async (council: Council, { listId }: Mapped) => [
    await answered(council, hidden),
    await answered(council, kept('site_list', listId)),
    await answered(council, await selected(council)),
  ];
  expect(await ways(oak, oaks)).toEqual([[200], [200], [200]]);
  const refused = [400, 'filters'];
  expect(await ways(elm, elms)).toEqual([refused, refused, refused]);
});
