import { beforeAll, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { sql } from '../../platform/db.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { addCustomColumn } from '../custom-columns/contract.ts';
import {
  getRepresentation,
  listRepresentationsOfSite,
  removeRepresentations,
  setRepresentationCustom,
} from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { putText } from '../texts/contract.ts';
import { countByWard } from '../analysis/contract.ts';
import { paragraph, redaction, text } from '../texts/testing/redacted-text.ts';
import {
  addSubRepresentation,
  changeSubRepresentation,
  getSubRepresentation,
  listSubRepresentations,
} from './contract.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof consulted>>;
const sites: number[] = [];

beforeAll(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
  await inSchemaOf(oak, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into sites (source, source_reference, wkb_geometry)
      values ('test', 'Salters Lane', st_geomfromtext('POINT(430000 560000)', 27700)),
             ('test', 'Brook', st_geomfromtext('POINT(431000 560000)', 27700))
      returning id::int as id`.execute(tx);
    sites.push(...rows.map(({ id }) => id));
  });
}, 120_000);

it('a part names the layers and features that are marked within it, and its representation names the part', async () => {
  let feature = 0;
  await inSchemaOf(oak, async (tx) => {
    await sql`
      insert into layers (id, layer_name) values ('parks', 'Parks') on conflict do nothing`.execute(
      tx,
    );
    const { rows } = await sql<{ id: number }>`
      insert into layer_features (layer_id, geometry)
      values ('parks', st_geomfromtext('POINT(430000 560000)', 27700)) returning id::int as id`.execute(
      tx,
    );
    feature = rows[0]?.id ?? 0;
  });
  const { id } = await said.register();
  const officer = oak.as('officer');
  const { column } = await officer.call(addCustomColumn, {
    table: 'representations',
    name: 'Weight',
    renderType: 'Number',
  });
  expect(column).toMatchObject({ renderFeature: 'number', dataType: 'numeric' });
  const { subRepresentation: part } = await officer.call(addSubRepresentation, {
    representationId: id,
  });
  const { subRepresentation: other } = await officer.call(addSubRepresentation, {
    representationId: id,
  });
  await officer.call(changeSubRepresentation, { id: other.id, isDeleted: true });
  const places = { siteIds: [], layerIds: ['parks'], featureIds: [`parks:${feature}`] };
  const marks = [
    { type: 'subRepresentation', attrs: { id: 'mark-0001', subRepId: part.id } },
    { type: 'map', attrs: { id: 'mark-0002', ...places } },
  ];
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'The park', marks }] }];
  await officer.call(putText, { id, document: { type: 'doc', content }, revision: 0 });
  const { subRepresentation } = await oak.as('viewer').call(getSubRepresentation, { id: part.id });
  expect(subRepresentation).toMatchObject({
    layers: [{ id: 'parks', name: 'Parks' }],
    features: [{ id: `parks:${feature}`, layerName: 'Parks', featureId: feature }],
  });
  const read = async () => (await oak.as('viewer').call(getRepresentation, { id })).representation;
  expect((await read()).subRepresentations).toEqual([{ id: part.id, sequentialId: 1 }]);
  expect((await read()).customColumns).toEqual([
    { column: column.column, name: 'Weight', value: null },
  ]);
  await officer.call(setRepresentationCustom, {
    id,
    column: column.column,
    value: 2.5,
    row_version: (await read()).row_version,
  });
  expect((await read()).customColumns).toMatchObject([{ name: 'Weight', value: 2.5 }]);
});

it('a part in which sites are marked is listed, opened and changed with their names', async () => {
  const { id } = await said.register();
  const officer = oak.as('officer');
  const { subRepresentation: part } = await officer.call(addSubRepresentation, {
    representationId: id,
  });
  const marks = [
    { type: 'subRepresentation', attrs: { id: 'mark-0001', subRepId: part.id } },
    { type: 'map', attrs: { id: 'mark-0002', siteIds: sites, layerIds: [], featureIds: [] } },
  ];
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Not there', marks }] }];
  await officer.call(putText, { id, document: { type: 'doc', content }, revision: 0 });
  const named = [
    { id: sites[0], name: 'Salters Lane' },
    { id: sites[1], name: 'Brook' },
  ];
  const viewer = oak.as('viewer');
  expect(
    (await viewer.call(getSubRepresentation, { id: part.id })).subRepresentation.sites,
  ).toEqual(named);
  const { subRepresentations } = await viewer.call(listSubRepresentations, {
    representationId: id,
  });
  expect(subRepresentations.map((each) => each.sites)).toEqual([named]);
  const { subRepresentation: changed } = await officer.call(changeSubRepresentation, {
    id: part.id,
    row_version: subRepresentations[0]!.row_version,
    status: 'In review',
  });
  expect(changed).toMatchObject({ status: 'In review', sites: named });
});

it('a site lists the representations that mark it and in which parts, without their words', async () => {
  const [marked = 0, bare = 0] = sites;
  const { id } = await said.register({ attitude: 'Oppose', text: 'A secret about the site.' });
  const officer = oak.as('officer');
  const { subRepresentation: part } = await officer.call(addSubRepresentation, {
    representationId: id,
  });
  const marks = [
    { type: 'subRepresentation', attrs: { id: 'mark-0001', subRepId: part.id } },
    { type: 'map', attrs: { id: 'mark-0002', siteIds: [marked], layerIds: [], featureIds: [] } },
  ];
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'A secret', marks }] }];
  await officer.call(putText, { id, document: { type: 'doc', content }, revision: 0 });
  const listed = async (siteId: number) =>
    oak.as('viewer').call(listRepresentationsOfSite, { siteId });
  const { representations, total } = await listed(marked);
  expect(total).toBe(representations.length);
  expect(representations[0]).toEqual({
    id,
    representee: null,
    attitude: 'Oppose',
    status: 'Received',
    receivedDate: '2026-04-02',
    consultation: 'Draft local plan',
    parts: [`${id}.1`],
  });
  expect((await listed(bare)).representations.map((each) => each.id)).not.toContain(id);
  await officer.call(removeRepresentations, { ids: [id] });
  expect((await listed(marked)).representations.map((each) => each.id)).not.toContain(id);
  expect((await officer.get('/consultations/sites/7654321/representations')).status).toBe(404);
});

it('places that only redacted words name are for those who may read originals', async () => {
  const [marked = 0, bare = 0] = sites;
  const { id } = await said.register({
    text: 'I live at Salters Lane. Brook floods.',
    policy: 'Floods',
  });
  const officer = oak.as('officer');
  const { subRepresentation: part } = await officer.call(addSubRepresentation, {
    representationId: id,
  });
  const within = { type: 'subRepresentation', attrs: { id: 'mark-0001', subRepId: part.id } };
  const mapped = (markId: string, siteId: number) => ({
    type: 'map',
    attrs: { id: markId, siteIds: [siteId], layerIds: [], featureIds: [] },
  });
  const redacted = redaction('mark-0002', '', 'address');
  const content = [
    paragraph(
      text('I live at ', within),
      text('Salters', within, mapped('mark-0003', marked), redacted),
      text(' ', within, mapped('mark-0003', marked)),
      text('Lane', within, mapped('mark-0003', marked), redacted),
      // Of these words one only is redacted.
      text('. Brook ', within, mapped('mark-0004', bare)),
      text('floods', within, mapped('mark-0004', bare), redacted),
    ),
  ];
  await officer.call(putText, { id, document: { type: 'doc', content }, revision: 0 });
  const seenBy = async (who: 'officer' | 'viewer') => {
    const of = async (siteId: number) =>
      (await oak.as(who).call(listRepresentationsOfSite, { siteId })).representations.find(
        (each) => each.id === id,
      )?.parts;
    const { subRepresentation } = await oak.as(who).call(getSubRepresentation, { id: part.id });
    const filters = JSON.stringify([{ type: 'text', dbPropertyName: 'policy', value: 'Floods' }]);
    const counted = await oak.as(who).call(countByWard, { filters });
    return {
      marked: await of(marked),
      bare: await of(bare),
      sites: subRepresentation.sites.map((each) => each.id),
      counted: counted.sites.map(({ siteId }) => siteId),
    };
  };
  const parts = [`${id}.1`];
  const all = [marked, bare];
  expect(await seenBy('officer')).toEqual({ marked: parts, bare: parts, sites: all, counted: all });
  const read = { marked: undefined, bare: parts, sites: [bare], counted: [bare] };
  expect(await seenBy('viewer')).toEqual(read);
});
