import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { addDictionaryField } from '../../../../council/ground/dictionary/add-dictionary-field.ts';
import { sql, withTenant } from '../../../../platform/db.ts';
import type { Council } from '../../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import { siteConstraints } from '../../../constraints/contract.ts';
import { searchPlaces } from '../../../gazetteer/contract.ts';
import { searchFeatures } from '../../../layers/contract/map-calls.ts';
import { addRelatedSite, listRelatedSites, relatedOf } from '../../../related-sites/contract.ts';
import { dictionaryOf } from '../../../../council/ground/dictionary/queries/dictionary.ts';
import { REGISTER_SOURCE } from '../../../ground/sites/register-source.ts';
import { siteReferenceOf } from '../../../ground/sites/site-reference.ts';
import { searchSitesFlexibly, siteNeighbours } from '../../../site-search/contract.ts';
import { autocompleteOptions } from '../../../site-search/contract/autocomplete.ts';
import { sheetOf } from '../../site-sheet/testing/sheet-of.ts';
import { exportCouncil } from '../testing/export-council.ts';

useWorld();

let council: Council;
let id: number;
let nameless: number;
let unknown: number;
beforeAll(async () => {
  const made = await exportCouncil();
  council = made.council;
  [id, nameless, unknown] = made.ids as [number, number, number];
  await inSchemaOf(council, async (tx) => {
    await addDictionaryField(tx, {
      dbPropertyName: 'la_ref',
      label: 'Our reference',
      type: 'text.small',
      standardName: 'SiteReference',
      searchable: true,
    });
    await sql`update sites set la_ref = 'LA-7' where id = ${id}`.execute(tx);
    // Neither has a name, and the file of neither gave a reference.
    await sql`
      update sites set place_name = null, source_reference = '0123456789abcde' || (id % 10),
                       la_ref = case when id = ${nameless} then 'LA-9' end
       where id in (${nameless}, ${unknown})`.execute(tx);
    await sql`insert into layers (id, layer_name, geometry_kind) values ('trees', 'Trees', 'polygon')`.execute(
      tx,
    );
    await sql`
      insert into layer_features (layer_id, source_reference, geometry)
      select 'trees', reference, st_makeenvelope(424000, 564000, 424090, 564090, 27700)
        from (values ('T-1'), ('fedcba9876543210')) as given (reference)`.execute(tx);
  });
}, 180_000);

/** In the register, and on the sheet, where the head's rule is the same. */
async function references(scenario?: string) {
  const { bytes } = await council.as('viewer').put('/site/export', {
    json: {
      file_type: 'brownfield',
      selected_fields: [],
      developed: true,
      site_ids: [id],
      ...(scenario ? { scenario } : {}),
    },
  });
  const [row] = parse(bytes, { columns: true }) as Record<string, string>[];
  const { text } = await sheetOf(council, id, scenario ? `?scenario=${scenario}` : '');
  return { register: row?.['SiteReference'], sheet: /Reference (\S+)/.exec(text)?.[1] };
}

it('a site has one reference, of the field that the dictionary has for it, under a scenario its own', async () => {
  expect(await references()).toEqual({ register: 'LA-7', sheet: 'LA-7' });
  const made = await council.as('officer').post('/site/scenario', {
    json: { siteId: id, scenarioName: 'Dense', overrides: { la_ref: 'LA-8' } },
  });
  expect(made.status).toBe(201);
  expect(await references('Dense')).toEqual({ register: 'LA-8', sheet: 'LA-8' });
});

it('places, suggestions, related sites and neighbours name it so, and by no reference that was made', async () => {
  const viewer = council.as('viewer');
  const found = async (term: string) => {
    const { places } = await viewer.call(searchPlaces, { term });
    const { options } = await viewer.call(autocompleteOptions, { term });
    return [
      places.map(({ label, detail }) => [label, detail]),
      options.filter(({ kind }) => kind === 'site').map(({ label, detail }) => [label, detail]),
    ];
  };
  const [[place], [option]] = (await found('Oak')) as [string[][], string[][]];
  expect([place?.[1], option?.[1]]).toEqual(['LA-7', 'LA-7']);
  expect(await found('LA-9')).toEqual([[['LA-9', 'LA-9']], [['LA-9', '']]]);

  for (const related_id of [nameless, unknown])
    await council.as('officer').call(addRelatedSite, { siteId: id, related_id });
  const briefs = [
    [nameless, 'LA-9', 'LA-9'],
    [unknown, `Site ${unknown}`, null],
  ];
  const brief = (sites: { id: number; name: string; source_reference: string | null }[]) =>
    sites.map((each) => [each.id, each.name, each.source_reference]);
  const shown = await viewer.call(relatedOf, { siteId: id });
  expect(shown.site.source_reference).toBe('LA-7');
  expect(brief(shown.related)).toEqual(briefs);
  expect(brief((await viewer.call(listRelatedSites, { siteId: id })).related)).toEqual(briefs);
  const { previous, next } = await viewer.call(siteNeighbours, { siteId: nameless, filters: [] });
  expect([previous?.id, next]).toEqual([id, { id: unknown, name: `Site ${unknown}` }]);
  const after = await viewer.call(siteNeighbours, { siteId: unknown, filters: [] });
  expect(after.previous?.name).toBe('LA-9');
});

it('a found site has all that its card reads the reference from, also one of a register', async () => {
  const viewer = council.as('viewer');
  const dictionary = await withTenant(council, dictionaryOf);
  const of = async (siteId: number) => {
    const attributes = ['la_ref'];
    const { sites } = await viewer.call(searchSitesFlexibly, { filters: [], attributes });
    const onCard = siteReferenceOf(
      sites.find((each) => each.id === siteId)!,
      dictionary,
    );
    const { site } = await viewer.call(relatedOf, { siteId });
    return [onCard, site.source_reference];
  };
  expect(await of(id)).toEqual(['LA-7', 'LA-7']);
  await inSchemaOf(council, async (tx) => {
    await sql`update sites set source = ${REGISTER_SOURCE} where id = ${id}`.execute(tx);
  });
  expect(await of(id)).toEqual(['A1', 'A1']);
});

it('features of layers are called by the reference that their source gave, or by none', async () => {
  const viewer = council.as('viewer');
  const { constraints } = await viewer.call(siteConstraints, { siteId: id });
  const names = constraints[0]?.things.map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set(['T-1', null]));
  const { features } = await viewer.call(searchFeatures, { term: 'T-1', layerIds: ['trees'] });
  expect(features).toMatchObject([{ name: 'T-1', reference: 'T-1' }]);
  const made = await viewer.call(searchFeatures, { term: 'fedcba', layerIds: ['trees'] });
  expect(made.features).toMatchObject([{ reference: null }]);
});
