import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import {
  someSites,
  writeSites,
  type WrittenSite,
} from '../../site-search/testing/few-hundred-sites.ts';
import { viewOf } from '../testing/edited-sites.ts';

useWorld();

let oak: Council;
let elm: Council;
let site: WrittenSite;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  [site] = (await writeSites(oak, someSites(3))) as [WrittenSite];
  await writeSites(elm, someSites(3));
}, 120_000);

const edit = (column: string, new_value: unknown, more: object = {}) => ({
  json: { column_name_raw: column, column_name_readable: column, new_value, ...more },
});
const version = async () => {
  const { rows } = await withTenant(oak, (tx) =>
    sql<{
      version: number;
    }>`select version from layer_versions where layer_id = 'sitesLayer'`.execute(tx),
  );
  return rows[0]?.version ?? 0;
};

describe('changing one field of a site', () => {
  it('changes the record, its version, its history and the map, and tells the others', async () => {
    const path = `/site/${site.id}`;
    const before = await version();
    const answer = await oak
      .as('officer')
      .put(path, edit('homes', '1,200', { user_name: 'Somebody Else' }));
    expect(answer).toMatchObject({
      status: 200,
      body: { result: { id: site.id, row_version: 2 } },
    });
    const read = await oak.as('viewer').get(path);
    expect(read.headers.get('etag')).toBe('"2"');
    expect(read.body).toMatchObject({
      result: { site: { homes: 1200, row_version: 2 }, can: { edit: false } },
    });
    const history = await oak.as('viewer').get(`/history/${site.id}`);
    expect(history.body).toMatchObject({
      result: {
        history: [
          {
            type: 'EDIT',
            user_name: 'officer',
            user_id: oak.uidOf('officer'),
            edit_content: `Homes|${site.homes ?? ''}|1200`,
          },
        ],
        next: null,
      },
    });
    expect(await version()).toBe(before + 1);
    const { rows } = await withTenant(oak, (tx) =>
      sql`select entity, entity_id, kind from updates order by id desc limit 1`.execute(tx),
    );
    expect(rows).toEqual([{ entity: 'site', entity_id: String(site.id), kind: 'updated' }]);
    const found = await oak
      .as('viewer')
      .get(
        `/search/site?filters=${encodeURIComponent('[{"type":"number","dbPropertyName":"homes","equality":"=","value":1200}]')}`,
      );
    expect(found.body).toMatchObject({ result: { total: 1, sites: [{ id: site.id }] } });
  });

  it('keeps its name: a blank one is refused', async () => {
    const name = async () => (await viewOf(oak).site(site.id)).site_name;
    const before = await name();
    for (const blank of ['', '   ', null])
      expect(
        await oak.as('officer').put(`/site/${site.id}`, edit('site_name', blank)),
      ).toMatchObject({
        status: 400,
        body: { error: { fields: { new_value: 'Please enter site name' } } },
      });
    expect(await name()).toBe(before);
  });

  it('pages its history, newest first', async () => {
    const path = `/site/${site.id}`;
    for (const name of ['One', 'Two', 'Three'])
      await oak.as('officer').put(path, edit('site_name', name));
    const { history, next } = await viewOf(oak).history(site.id, { limit: 2, type: 'EDIT' });
    expect(history.map((item) => item.edit_content?.split('|')[2])).toEqual(['Three', 'Two']);
    const before = next ?? 0;
    expect(await viewOf(oak).history(site.id, { limit: 2, before })).toMatchObject({
      history: [{ edit_content: expect.stringMatching(/\|One$/) }, {}],
    });
  });

  it.each([
    ['homes', 'many', 'new_value'],
    ['homes', '1.5', 'new_value'],
    ['size_ha', 501, 'new_value'],
    ['permission_date', '2026-02-31', 'new_value'],
    ['deliverable', 'perhaps', 'new_value'],
    ['secret', 'x', 'column_name_raw'],
    ['id', 7, 'column_name_raw'],
    ['nothing', 'x', 'column_name_raw'],
  ])('refuses %s = %s', async (column, value, where) => {
    const answer = await oak.as('officer').put(`/site/${site.id}`, edit(column, value));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'payload-invalid', fields: { [where]: expect.any(String) } } },
    });
  });

  it('refuses an edit that is based on a value which somebody changed meanwhile', async () => {
    const path = `/site/${site.id}`;
    await oak.as('admin').put(path, edit('site_name', 'Admin was here'));
    const late = await oak
      .as('officer')
      .put(path, edit('site_name', 'Late', { old_value: 'Three' }));
    expect(late).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'changed-meanwhile',
          fields: { old_value: 'Admin was here', changed_by: expect.any(String) },
        },
      },
    });
    const informed = await oak
      .as('officer')
      .put(path, edit('site_name', 'Later', { old_value: 'Admin was here' }));
    expect(informed.status).toBe(200);
  });

  it('belongs to those who may write, in their own council', async () => {
    const path = `/site/${site.id}`;
    expect((await oak.as('signed-out').put(path, edit('homes', 1))).status).toBe(401);
    expect((await oak.as('viewer').put(path, edit('homes', 1))).status).toBe(403);
    expect((await oak.as('resident').put(path, edit('homes', 1))).status).toBe(403);
    expect((await oak.as('officer').put('/site/999999', edit('homes', 1))).status).toBe(404);
    expect((await oak.as('officer').put(path, edit('homes', 1, { colour: 'red' }))).status).toBe(
      400,
    );
  });
});
