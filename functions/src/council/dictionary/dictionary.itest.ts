import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql, txOver, withTenant } from '../../platform/db.ts';
import { inOwnerTransaction } from '../../platform/migrate.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { asOwner } from '../../platform/testing/owner.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { addDictionaryField, type NewField } from '../ground/dictionary/add-dictionary-field.ts';
import { fieldTypeIds, fieldTypes, type FieldType } from '../ground/dictionary/field-types.ts';
import { getDictionary } from './contract.ts';

useWorld();

/** Adds fields as the schema's owner, as migrations and seeds do. */
function addFields(council: Council, ...fields: NewField[]): Promise<void> {
  return asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${council.mainSchema}, extensions`);
      for (const field of fields) await addDictionaryField(txOver(client), field);
    }),
  );
}

const addSite = (council: Council, values: Record<string, unknown>) =>
  withTenant(council, (tx) => {
    const names = ['source', ...Object.keys(values)];
    return sql`insert into sites (${sql.join(names.map((name) => sql.ref(name)))})
               values (${sql.join(['test', ...Object.values(values)])})`.execute(tx);
  });

describe('a council’s dictionary', () => {
  let oak: Council;
  let elm: Council;
  beforeAll(async () => {
    oak = await newCouncil();
    elm = await newCouncil();
    await addFields(
      oak,
      {
        dbPropertyName: 'ward',
        label: 'Ward',
        type: 'dropdown',
        options: [{ value: 'Byker', label: 'Byker ward' }],
        position: 2,
      },
      {
        dbPropertyName: 'size_ha',
        label: 'Total site area',
        type: 'area.hectares',
        unit: 'ha',
        position: 1,
      },
      { dbPropertyName: 'themes', label: 'Themes', type: 'list.string', position: 3 },
      { dbPropertyName: 'outline', label: 'Outline', type: 'geojson', position: 4 },
      { dbPropertyName: 'deliverable', label: 'Deliverable', type: 'switch', position: 5 },
    );
    for (const values of [
      { ward: 'Walker', size_ha: 2.5, themes: ['river', 'rail'], deliverable: true },
      { ward: 'Byker', size_ha: 0.4, themes: ['river'], deliverable: false },
      { ward: 'Byker', size_ha: 10, themes: null, deliverable: true },
      { ward: 'Elswick', is_deleted: true },
    ])
      await addSite(oak, values);
    await withTenant(oak, (tx) =>
      sql`insert into dictionary_terms (kind, value, label, colour) values
            ('status', 'received', 'Received', '#1d4f91'), ('tag', 'green', 'Green', null)`.execute(
        tx,
      ),
    );
  });

  it('is read in its order', async () => {
    const { fields, terms } = await oak.as('viewer').call(getDictionary, {});
    expect(fields.map(({ dbPropertyName }) => dbPropertyName)).toEqual([
      'size_ha',
      'ward',
      'themes',
      'outline',
      'deliverable',
    ]);
    expect(fields[1]).toMatchObject({
      label: 'Ward',
      type: 'dropdown',
      options: [{ value: 'Byker', label: 'Byker ward' }],
    });
    expect(terms).toMatchObject([
      { kind: 'status', value: 'received' },
      { kind: 'tag', value: 'green' },
    ]);
    expect((await oak.as('viewer').get('/site/columns')).body).toEqual({ result: fields });
    expect((await oak.as('viewer').get('/dictionary/terms/status')).body).toMatchObject({
      result: [{ label: 'Received' }],
    });
  });

  it.each([
    ['ward', ['Byker', 'Walker']],
    ['size_ha', [0.4, 2.5, 10]],
    ['themes', ['rail', 'river']],
    ['deliverable', [false, true]],
    ['ward?contains=WALK', ['Walker']],
    ['ward?limit=1', ['Byker']],
  ])('values of %s', async (col, values) => {
    const { body } = await oak.as('viewer').get(`/site/column-values/${col}`);
    expect(body).toEqual({ result: values });
  });

  it.each(['uid', 'is_deleted', 'outline', 'ward"; drop table sites; --', '__proto__'])(
    '%s is no column to be read',
    async (col) => {
      expect(
        (await oak.as('viewer').get(`/site/column-values/${encodeURIComponent(col)}`)).status,
      ).toBe(404);
    },
  );

  it('is each council’s own, and for those who may read sites', async () => {
    expect((await elm.as('viewer').get('/dictionary')).body).toEqual({
      result: { fields: [], terms: [] },
    });
    expect((await elm.as('viewer').get('/site/column-values/ward')).status).toBe(404);
    for (const path of [
      '/dictionary',
      '/dictionary/terms/tag',
      '/site/columns',
      '/site/column-values/ward',
    ]) {
      expect((await oak.as('signed-out').get(path)).status).toBe(401);
      expect((await oak.as('resident').get(path)).status).toBe(403);
    }
    expect((await oak.as('viewer').get('/dictionary/terms/other')).status).toBe(400);
    expect((await oak.as('viewer').get('/site/column-values/ward?limit=501')).status).toBe(400);
  });
});

describe('adding a field', () => {
  it('gives every type its column and index', async () => {
    const oak = await newCouncil();
    const name = (id: string) => `f_${id.replaceAll(/[.-]/g, '_')}`;
    await addFields(
      oak,
      ...fieldTypeIds.map((type) => ({ dbPropertyName: name(type), label: type, type })),
    );
    const { rows } = await withTenant(oak, (tx) =>
      sql<{ name: string; type: string; indexed: string | null }>`
        select a.attname as name, format_type(a.atttypid, null) as type,
               (select string_agg(am.amname, ' ' order by am.amname) from pg_index i
                  join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
                 where i.indrelid = a.attrelid and a.attnum = any(i.indkey)) as indexed
          from pg_attribute a where a.attrelid = 'sites'::regclass and a.attname like 'f\\_%'`.execute(
        tx,
      ),
    );
    const methods = { btree: 'btree', trigram: 'gin', entries: 'gin', none: null };
    const indexed = ({ index, ordered }: FieldType) =>
      ordered ? `btree ${methods[index]}` : methods[index];
    expect(indexed(fieldTypes['text.small'])).toBe('btree gin');
    expect(rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
      fieldTypeIds
        .map((id) => ({
          name: name(id),
          type: fieldTypes[id].column,
          indexed: indexed(fieldTypes[id]),
        }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    );
  });

  it('again with a longer type takes texts that an index in their order could not hold', async () => {
    const oak = await newCouncil();
    const field: NewField = { dbPropertyName: 'remarks', label: 'Remarks', type: 'text.small' };
    await addFields(oak, field, { ...field, type: 'text.large' });
    const remarks = randomBytes(5_000).toString('hex');
    await addSite(oak, { remarks });
    expect((await oak.as('viewer').get('/site/column-values/remarks')).body).toEqual({
      result: [remarks],
    });
  });

  it('again only changes its words; another type, a bad name or the product’s own column is refused', async () => {
    const oak = await newCouncil();
    const field: NewField = { dbPropertyName: 'ward', label: 'Ward', type: 'text.small' };
    await addFields(oak, field, { ...field, label: 'Electoral ward' });
    expect(JSON.stringify((await oak.as('viewer').get('/dictionary')).body)).toContain(
      'Electoral ward',
    );
    await expect(addFields(oak, { ...field, type: 'number' })).rejects.toThrow(
      'sites.ward is text',
    );
    await expect(addFields(oak, { ...field, dbPropertyName: 'source' })).rejects.toThrow(
      'belongs to the product',
    );
    await expect(
      addFields(oak, { ...field, dbPropertyName: 'a"; drop table sites' }),
    ).rejects.toThrow('Not a property name');
  });
});
