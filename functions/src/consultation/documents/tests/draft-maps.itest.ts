import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { emptyMap, layerEntry, type MapSubject } from '../../ground/documents/blocks/map/schema.ts';
import { printMap } from '../../ground/documents/blocks/map/print.ts';
import type { Edition, EditionMap } from '../../ground/documents/edition.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { drawDraftMap } from '../contract/maps.ts';
import { checkDocument, getPublicDocument } from '../contract/publishing.ts';
import { drafting } from '../testing/drafted.ts';
import { publishedFile } from '../testing/published-file.ts';
import { addMapped, type MappedSites } from '../testing/mapped-council.ts';

useWorld();

let oak: Council;
let elm: Council;
let sites: MappedSites;
let listId = 0;
const page = pagesServed();
const { drafted, publish } = drafting(() => oak);

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  ({ sites, listId } = await addMapped(oak));
}, 120_000);

const subject = (more: Partial<MapSubject>): MapSubject => ({
  layerKey: [],
  siteIds: [],
  siteListId: null,
  frame: null,
  ...more,
});
const drawn = (more: Partial<MapSubject>, council = oak) =>
  council.as('viewer').call(drawDraftMap, subject(more));

describe('a map as its officer sees it', () => {
  it('shows the sites and layers that would be published, with the ground around them, and says what is gone', async () => {
    const map = await drawn({
      layerKey: [layerEntry('belt'), layerEntry('secret')],
      siteIds: [sites.mill, sites.deleted],
      siteListId: listId,
    });
    expect(map.layers.map(({ name }) => name)).toEqual(['Green belt']);
    expect(map.siteCount).toBe(2);
    expect(map.data.sites.features.map(({ properties }) => properties?.name)).toEqual([
      'Mill Lane',
      'Old Depot',
    ]);
    expect(map.data.layers[0]!.style).toMatchObject([{ type: 'fill' }]);
    expect(map.gone).toHaveLength(2);
    expect(map.picture).toContain('>Mill Lane</text>');
    // Nothing but the ground: no site, no layer, no scale bar that would move with it.
    expect(map.ground).toContain('<svg');
    for (const word of ['Mill Lane', 'Old Depot', 'Tyne', '>N</text>'])
      expect(map.ground).not.toContain(word);
    for (const word of ['Secret', 'Private Person', 'Gone Yard'])
      expect(JSON.stringify(map)).not.toContain(word);
    const [west, south, east, north] = map.frame;
    expect((east! - west!) / (north! - south!)).toBeCloseTo(825 / 450);
    expect(west! < 424_000 && east! > 424_500 && south! < 564_000 && north! > 564_300).toBe(true);
  });

  it('stands where the frame says, and so does what is published with it', async () => {
    const frame = [424_000, 564_000, 424_825, 564_450];
    const map = await drawn({ layerKey: [layerEntry('belt')], siteIds: [sites.mill], frame });
    expect(map.frame).toEqual(frame);
    const content = {
      ...emptyMap(),
      caption: 'Here',
      layerKey: [layerEntry('belt')],
      siteIds: [sites.mill],
      frame,
    };
    const { id } = await drafted([{ type: 'map', content }]);
    await publish(id);
    const { config } = await oak.as('signed-out').call(getPublicDocument, { id });
    const published = (config as Edition).sections[0]!.rows[0]![0]!.content as EditionMap;
    const read = async (name: string) => (await publishedFile(oak, id, name))!.body;
    const data = JSON.parse(await read(published.data)) as { bounds: number[] };
    const [west, south, east, north] = map.data.bounds;
    // As seen there, with as much again around it.
    expect(data.bounds[2]! - data.bounds[0]!).toBeCloseTo((east - west) / 2, 3);
    expect(data.bounds[0]! + data.bounds[2]!).toBeCloseTo(west + east, 4);
    expect(data.bounds[1]! + data.bounds[3]!).toBeCloseTo(south + north, 4);
    expect(await read(published.picture)).toBe(map.picture);
    expect(await read(published.ground!)).not.toContain('Mill Lane');
  });

  it('says in its editor, in the check, on its page and on paper which of its sites its frame leaves out', async () => {
    // Mill Lane is within it; the other is not.
    const frame = [424_000, 564_000, 424_825, 564_450];
    const words = '1 of the 2 sites lies outside the part that is shown.';
    const told = { siteIds: [sites.mill, sites.point], frame };
    await withTenant(oak, (tx) =>
      sql`update sites set wkb_geometry = st_setsrid(st_makepoint(430000, 570000), 27700) where id = ${sites.point}`.execute(
        tx,
      ),
    );
    expect((await drawn(told)).gone).toEqual([words]);
    expect((await drawn({ ...told, frame: null })).gone).toEqual([]);
    const { id } = await drafted([{ type: 'map', content: { ...emptyMap(), caption: 'Here', ...told } }]);
    const { findings } = await oak.as('officer').call(checkDocument, { id });
    expect(findings).toContainEqual(expect.objectContaining({ field: 'frame', message: words, isFault: false }));
    await publish(id);
    const { config } = await oak.as('signed-out').call(getPublicDocument, { id });
    const map = (config as Edition).sections[0]!.rows[0]![0]!.content as EditionMap;
    expect(map.outside).toBe(1);
    expect(printMap(map)).toContainEqual({ kind: 'note', text: words });
    const html = (await page(`/p/document/${id}`, oak)).html;
    expect(html).toContain(words);
  }); // prettier-ignore

  it('is for staff of its council, and shows nobody else’s sites', async () => {
    const json = subject({ siteIds: [sites.mill], layerKey: [layerEntry('belt')] });
    expect((await oak.as('signed-out').post('/documents/maps', { json })).status).toBe(401);
    expect((await oak.as('resident').post('/documents/maps', { json })).status).toBe(403);
    const other = await drawn({ siteIds: [sites.mill], layerKey: [layerEntry('belt')] }, elm);
    expect(other).toMatchObject({ siteCount: 0, layers: [] });
    expect(JSON.stringify(other)).not.toContain('Mill Lane');
    const wrong = { ...json, layerKey: Array.from({ length: 7 }, (_, at) => layerEntry(`l${at}`)) };
    const refused = await oak.as('officer').post('/documents/maps', { json: wrong });
    expect(refused.status).toBe(400);
    const far = await oak
      .as('officer')
      .post('/documents/maps', { json: { ...json, frame: [1, 2] } });
    expect(far.status).toBe(400);
  });
});
