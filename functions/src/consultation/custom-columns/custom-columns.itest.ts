import { beforeAll, describe, expect, it } from 'vitest';
import type { Filter } from '../../council/ground/filters/filter.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  addContacts,
  contactHistory,
  getContactFields,
  getContactTable,
  undoContact,
} from '../contacts/contract.ts';
import type { ColumnTypeName } from '../../records/custom-columns/column-types.ts';
import {
  addCustomColumn,
  changeCustomColumn,
  listCustomColumns,
  removeCustomColumn,
} from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let ada: number;
const officer = () => oak.as('officer');

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  const { contacts } = await officer().call(addContacts, {
    contacts: [
      { firstName: 'Ada', lastName: 'Marsh' },
      { firstName: 'Bo', lastName: 'Reed' },
    ],
  });
  ada = contacts[0]?.id ?? 0;
}, 120_000);

const added = async (name: string, renderType: ColumnTypeName, options: string[] = []) =>
  (await officer().call(addCustomColumn, { table: 'contacts', name, renderType, options })).column;
const row = async (column: string, filters: Filter[] = []) => {
  const { records } = await oak
    .as('viewer')
    .call(getContactTable, { filters, attributes: [column], sort: 'id' });
  return records.find(({ id }) => id === ada);
};
const set = async (column: string, value: unknown) =>
  officer().put('/consultations/contacts/custom-column', {
    json: { id: ada, column, value, row_version: (await row(column))?.row_version },
  });

describe('a column that officers add', () => {
  it.each<[ColumnTypeName, unknown, unknown, unknown]>([
    ['Checkbox', true, true, 'yes'],
    ['Single select', 'North', 'North', 'West'],
    ['Multi-select', ['South', 'North'], ['South', 'North'], ['South', 'West']],
    ['Text single line', ' A walker ', 'A walker', 'x'.repeat(201)],
    ['Text paragraph', 'Two\nlines', 'Two\nlines', 'x'.repeat(3001)],
    ['Number', 12.5, 12.5, 'twelve'],
    ['Percentage', 40, 40, [40]],
    ['Date', '2026-03-02', '2026-03-02', '2026-02-30'],
    ['Currency', '£12.50', '£12.50', 12],
  ])(
    'of the type %s takes what fits, shows it and refuses the rest',
    async (type, value, shown, wrong) => {
      const { column, dataType } = await added(
        `A ${type}`,
        type,
        type.includes('select') ? ['North', 'South'] : [],
      );
      expect(dataType).toMatch(/^[a-z]/);
      expect((await set(column, value)).status).toBe(200);
      expect((await row(column))?.[column]).toEqual(shown);
      expect(await set(column, wrong)).toMatchObject({
        status: 400,
        body: { error: { fields: { value: expect.any(String) as string } } },
      });
      expect((await set(column, null)).status).toBe(200);
      expect((await row(column))?.[column]).toBeNull();
    },
  );

  it('is filtered by, told by the history and undone like any other', async () => {
    const { column } = await added('Wants to be heard', 'Checkbox');
    await set(column, true);
    const heard: Filter[] = [{ type: 'checkbox', dbPropertyName: column, value: true }];
    expect((await row(column, heard))?.id).toBe(ada);
    const { history } = await oak.as('viewer').call(contactHistory, { id: ada });
    expect(JSON.stringify(history[0])).toContain('Wants to be heard');
    expect(JSON.stringify(history[0])).toContain('Yes');
    await officer().call(undoContact, { id: ada });
    expect(await row(column, heard)).toBeUndefined();
    const fields = await oak.as('viewer').call(getContactFields, {});
    expect(fields.find((field) => field.dbPropertyName === column)?.label).toBe(
      'Wants to be heard',
    );
  });

  it('is refused without a fitting name, twice, and with nothing to choose', async () => {
    const refused = async (json: object, at: string) =>
      expect(
        await officer().post('/consultations/column-metadata', {
          json: { table: 'contacts', renderType: 'Number', name: 'Homes', ...json },
        }),
      ).toMatchObject({
        status: 400,
        body: { error: { fields: { [at]: expect.any(String) as string } } },
      });
    await refused({ name: 'No' }, 'name');
    await refused({ name: 'x'.repeat(51) }, 'name');
    await refused({ renderType: 'Formula' }, 'renderType');
    await refused({ table: 'accounts' }, 'table');
    await refused({ renderType: 'Single select' }, 'options');
    await refused({ renderType: 'Single select', options: ['One', ''] }, 'options[1]');
    await refused({ renderType: 'Single select', options: ['One', 'One'] }, 'options');
    await added('Homes', 'Number');
    await refused({ name: 'HOMES' }, 'name');
  });

  it('is renamed; an option that is chosen somewhere stays', async () => {
    const { id, column, row_version } = await added('Side', 'Single select', ['North', 'South']);
    await set(column, 'North');
    const without = await officer().put(`/consultations/column-metadata/${id}`, {
      json: { name: 'Side of town', options: ['South'], row_version },
    });
    expect(without.body).toMatchObject({
      error: { fields: { options: '“North” is chosen in 1 record' } },
    });
    const changed = await officer().call(changeCustomColumn, {
      id,
      name: 'Side of town',
      options: ['North', 'East'],
      row_version,
    });
    expect(changed.column).toMatchObject({ name: 'Side of town', filled: 1 });
    expect((await set(column, 'South')).status).toBe(400);
    expect((await set(column, 'East')).status).toBe(200);
    const stale = await officer().put(`/consultations/column-metadata/${id}`, {
      json: { name: 'Side', options: ['North'], row_version },
    });
    expect(stale.status).toBe(409);
  });

  it('is deleted with its values, after which nothing names it', async () => {
    const { id, column } = await added('To be dropped', 'Text single line');
    await set(column, 'Something');
    await officer().call(removeCustomColumn, { id });
    const { columns } = await oak.as('viewer').call(listCustomColumns, { table: 'contacts' });
    expect(columns.map((each) => each.id)).not.toContain(id);
    const asked = await oak.as('viewer').get(`/consultations/contacts/table?attributes=${column}`);
    expect(asked.status).toBe(400);
    // What was written in it cannot come back.
    const { undoable } = await officer().call(contactHistory, { id: ada });
    const lost = await officer().post(`/consultations/contacts/${ada}/undo`, {
      json: { history_id: undoable[0]?.history_id },
    });
    expect(lost.status).toBe(409);
  });

  it('is in one council alone, and its functions are no way into another', async () => {
    const { id, column } = await added('Only in oak', 'Number');
    const { columns } = await elm.as('admin').call(listCustomColumns, { table: 'contacts' });
    expect(columns).toEqual([]);
    expect((await elm.as('admin').delete(`/consultations/column-metadata/${id}`)).status).toBe(404);
    const unknown = await officer().put('/consultations/contacts/custom-column', {
      json: { id: ada, column: 'first_name', value: 'Eve', row_version: 1 },
    });
    expect(unknown).toMatchObject({ status: 400 });
    expect((await row(column))?.[column]).toBeNull();
  });
});
