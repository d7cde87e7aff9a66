import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { sql, withPublic } from '../../../platform/db.ts';
import {
  addDictionaryField,
  type NewField,
} from '../../../council/ground/dictionary/add-dictionary-field.ts';
import { beyondShare, OWN_SHARE } from '../../../platform/testing/beyond-share.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { type ChartContent, emptyChart } from '../../ground/documents/blocks/chart/schema.ts';
import { emptyMap } from '../../ground/documents/blocks/map/schema.ts';
import type { ChartSource } from '../../ground/documents/blocks/chart/source.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { getChartFigures } from '../contract/charts.ts';
import { changeBlock } from '../contract.ts';
import { checkDocument } from '../contract/publishing.ts';
import { drafting } from '../testing/drafted.ts';
import { addMapped, HOSTILE, type MappedSites } from '../testing/mapped-council.ts';

useWorld();

let oak: Council;
let sites: MappedSites;
const page = pagesServed();
const officer = () => oak.as('officer');
const { drafted, draft, publish } = drafting(() => oak);

beforeAll(async () => {
  oak = await newCouncil();
  ({ sites } = await addMapped(oak));
}, 120_000);

const byStage: ChartSource = {
  filters: [],
  searchName: '',
  groupBy: 'stage',
  measure: 'count',
  sumOf: null,
  countedAt: null,
};
const chart = (source: Partial<ChartSource> = {}): ChartContent => ({
  ...emptyChart(),
  chartName: 'Sites by stage',
  source: { ...byStage, ...source },
});
const figures = async (asked: object) =>
  (await officer().call(getChartFigures, { ...byStage, sumOf: undefined, ...asked })).figures.map(
    ({ label, value }) => `${label} ${value}`,
  );
const setStage = (id: number, stage: string | null) =>
  inSchemaOf(oak, async (tx) => {
    await sql`update sites set stage = ${stage} where id = ${id}`.execute(tx);
  });

it('counts the sites that are there, or sums a field of them, by their filters', async () => {
  expect(await figures({})).toEqual(['Not stated 3', 'Allocated 1']);
  expect(await figures({ measure: 'sum', sumOf: 'size_ha' })).toEqual([
    'Allocated 1234.5',
    'Not stated 5',
  ]);
  const filters = [{ type: 'text', dbPropertyName: 'site_name', equality: '=', value: HOSTILE }];
  expect(await figures({ filters })).toEqual(['Not stated 1']);
});

it('what is published stays as it was counted; a new edition is counted anew', async () => {
  const { id, ids } = await drafted([{ type: 'chart', content: chart() }]);
  // Nothing was counted while it was drafted: publishing does.
  await publish(id);
  const content = async () => {
    const { rows } = await withPublic(oak, (tx) =>
      sql<{ content: string }>`
        select content::text as content from published_documents where document_id = ${id}`.execute(
        tx,
      ),
    );
    return rows[0]!.content;
  };
  const shown = async (edition: number) => {
    const { html } = await page(`/p/document/${id}`, oak);
    const [, row] = /<th scope="row">Allocated<\/th><td>(\d+)<\/td>/.exec(html) ?? [];
    const file = await page(`/p/document/${id}/editions/${edition}/download/docx`, oak);
    const words = strFromU8(unzipSync(file.bytes)['word/document.xml']!).replaceAll(
      /<[^>]+>/g,
      ' ',
    );
    const [, paper] = /Allocated\s+(\d+)\s/.exec(words) ?? [];
    const kept = JSON.parse(await content()) as {
      sections: { rows: { content: ChartContent }[][] }[];
    };
    const { chartData } = kept.sections[0]!.rows[0]![0]!.content;
    const stored = chartData.find(({ label }) => label === 'Allocated')?.value;
    return { stored: String(stored), page: row, paper };
  };
  const one = { stored: '1', page: '1', paper: '1' };
  expect(await shown(1)).toEqual(one);
  expect((await page(`/p/document/${id}`, oak)).html).toMatch(/Counted on \d+ \w+ \d{4}/);
  // What was asked of the sites is the council's own.
  expect(await content()).not.toMatch(/groupBy|filters/);

  await setStage(sites.point, 'in');
  expect(await shown(1)).toEqual(one);

  // An officer counts again, which changes the draft alone.
  const [block] = (await draft(id)).blocks;
  const counted = await officer().call(getChartFigures, {
    filters: [],
    groupBy: 'stage',
    measure: 'count',
  });
  const written = {
    ...chart({ countedAt: counted.countedAt }),
    chartData: counted.figures.map((each) => ({ ...each, serial: '' })),
  };
  const row_version = block!.row_version;
  await officer().call(changeBlock, { id, blockId: ids[0]!, content: written, row_version });
  expect(await shown(1)).toEqual(one);
  await publish(id);
  expect(await shown(2)).toEqual({ stored: '2', page: '2', paper: '2' });
  await setStage(sites.point, null);
}, 120_000);

it('land counts once in numbers and sums, and the chart says which sites it leaves out', async () => {
  const elm = await newCouncil();
  await addMapped(elm);
  await inSchemaOf(elm, async (tx) => {
    const left: NewField = {
      dbPropertyName: 'left_on',
      type: 'date',
      label: 'Left',
      standardName: 'EndDate',
    };
    await addDictionaryField(tx, left);
    await sql`update sites set is_deleted = true`.execute(tx);
    await sql`
      insert into sites (source, source_reference, site_name, stage, size_ha, left_on)
      values ('demo', 'P', 'Whole', 'in', 10, null), ('demo', 'C', 'Part', 'in', 4, null),
             ('demo', 'E', 'Ended', 'in', 100, '2020-01-01')`.execute(tx);
    await sql`
      update sites set parent_id = (select id from sites where source_reference = 'P')
       where source_reference = 'C'`.execute(tx);
  });
  const asked = { filters: [], groupBy: 'stage' };
  const counting = (query: { measure: 'count' | 'sum'; sumOf?: string }) =>
    elm.as('officer').call(getChartFigures, { ...asked, ...query });
  expect(await counting({ measure: 'sum', sumOf: 'size_ha' })).toMatchObject({
    figures: [{ label: 'Allocated', value: 10 }],
    leftOut: { inside: 1, ended: 1 },
  });
  expect(await counting({ measure: 'count' })).toMatchObject({
    figures: [{ label: 'Allocated', value: 1 }],
    leftOut: { inside: 1, ended: 1 },
  });
  const there = drafting(() => elm);
  const source = { measure: 'sum', sumOf: 'size_ha' } as const;
  const { id } = await there.drafted([{ type: 'chart', content: chart(source) }]);
  await there.publish(id);
  const { html } = await page(`/p/document/${id}`, elm);
  expect(html).toContain('<th scope="row">Allocated</th><td>10</td>');
  expect(html).toMatch(/Counted on [^<]+, without 1 inside other sites and 1 ended</);
}, 120_000);

it('what cannot be counted, or must not be public, keeps a chart from being published', async () => {
  const faults = async (source: Partial<ChartSource>) => {
    const { id } = await drafted([{ type: 'chart', content: chart(source) }]);
    const { findings } = await officer().call(checkDocument, { id });
    return findings.filter(({ isFault }) => isFault).map(({ field }) => field);
  };
  expect(await faults({})).toEqual([]);
  expect(await faults({ groupBy: '' })).toEqual(['source']);
  expect(await faults({ groupBy: 'search_text' })).toEqual(['source']);
  expect(await faults({ groupBy: 'gone' })).toEqual(['source']);
  await inSchemaOf(oak, (tx) =>
    addDictionaryField(tx, { dbPropertyName: 'homes', label: 'Homes', type: 'residential-units' }),
  );
  expect(await faults({ groupBy: 'homes' })).toEqual(['source']);
  expect(await faults({ measure: 'sum', sumOf: 'site_name' })).toEqual(['source']);
  const refused = await officer().get(
    '/documents/chart-figures?filters=[]&groupBy=search_text&measure=count',
  );
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({
      error: expect.objectContaining({
        fields: {
          groupBy:
            'Sites cannot be grouped by this field in what the public reads. Choose another.',
        },
      }),
    }),
  ]);
});

it('takes a query or sites only from who may read sites, who still edit the rest of such a block', async () => {
  const { id, ids, sectionId } = await drafted([{ type: 'chart', content: chart() }]);
  await inSchemaOf(oak, async (tx) => {
    await sql`delete from role_grants where role_id = 'officer' and unit = 'sites'`.execute(tx);
  });
  try {
    const path = `/documents/drafts/${id}/blocks`;
    const write = async (content: object) => {
      const [block] = (await draft(id)).blocks;
      const json = { row_version: block!.row_version, content };
      return (await officer().patch(`${path}/${ids[0]}`, { json })).status;
    };
    expect(await write({ ...chart(), chartName: 'Renamed' })).toBe(200);
    expect(await write(chart({ groupBy: 'helaa_reference' }))).toBe(403);
    const map = { ...emptyMap(), caption: 'Sites', siteIds: [sites.mill] };
    const added = { sectionId, position: 1, isBeside: false, type: 'map' };
    expect((await officer().post(path, { json: { ...added, content: map } })).status).toBe(403);
    expect((await officer().post(path, { json: { ...added, content: emptyMap() } })).status).toBe(
      201,
    );
    const kept = (await draft(id)).blocks.map(({ content }) => content);
    expect(kept).toMatchObject([
      { chartName: 'Renamed', source: { groupBy: 'stage' } },
      { siteIds: [] },
    ]);
  } finally {
    await inSchemaOf(oak, async (tx) => {
      await sql`insert into role_grants (role_id, unit, action)
                select 'officer', 'sites', unnest(array['read', 'write', 'delete'])`.execute(tx);
    });
  }
});

it('are for each account a share of what counting takes', async () => {
  expect(
    await beyondShare(
      oak,
      'chart-figures',
      (who) => oak.as(who).get('/documents/chart-figures?filters=[]&groupBy=stage&measure=count'),
      ['officer', 'admin'],
    ),
  ).toEqual(OWN_SHARE);
});
