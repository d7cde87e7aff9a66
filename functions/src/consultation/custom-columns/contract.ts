import { fieldTypeIds } from '../../council/ground/dictionary/field-types.ts';
import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import {
  columnTypeNames,
  customTables,
  typeOfColumn,
} from '../../records/custom-columns/column-types.ts';
import { customColumnMessages as messages } from '../../records/custom-columns/messages.ts';

/** Most columns that officers add to one table, and most options of one. */
export const MAX_CUSTOM_COLUMNS = 60;
export const MIN_COLUMN_NAME = 3;
export const MAX_COLUMN_NAME = 50;
const MAX_OPTIONS = 100;
const MAX_OPTION = 200;

const common = { feature: 'custom-columns', flag: 'consultation pages' } as const;
const mayRead = { ...common, access: needs('representations', 'read') } as const;
const mayWrite = { ...common, access: needs('representations', 'write') } as const;
const path = '/consultations/column-metadata';

const name = yup
  .string()
  .trim()
  .min(MIN_COLUMN_NAME, messages.nameLength(MIN_COLUMN_NAME, MAX_COLUMN_NAME))
  .max(MAX_COLUMN_NAME, messages.nameLength(MIN_COLUMN_NAME, MAX_COLUMN_NAME))
  .required(messages.nameRequired);
const options = yup
  .array()
  .of(
    yup
      .string()
      .trim()
      .max(MAX_OPTION, messages.tooLong(MAX_OPTION))
      .required(messages.optionRequired),
  )
  .max(MAX_OPTIONS)
  .test('once', messages.optionTwice, (given = []) => new Set(given).size === given.length);

/** A new column, as the server and the form check it; select types need what can be chosen. */
export const newColumnFields = {
  name,
  table: yup.string().oneOf(customTables, messages.tableRequired).required(messages.tableRequired),
  renderType: yup
    .string()
    .oneOf(columnTypeNames, messages.typeRequired)
    .required(messages.typeRequired),
  options: options.default([]).test('needed', messages.optionsRequired, (given, { parent }) => {
    const { renderType } = parent as { renderType?: (typeof columnTypeNames)[number] };
    const needed = renderType !== undefined && columnTypeNames.includes(renderType);
    return !needed || !typeOfColumn(renderType).hasOptions || given.length > 0;
  }),
};

const column = closed({
  id: yup.number().required(),
  table: yup.string().oneOf(customTables).required(),
  name: yup.string().required(),
  renderType: yup.string().oneOf(columnTypeNames).required(),
  /** The type of field that tables and forms draw it as. */
  renderFeature: yup.string().oneOf(fieldTypeIds).required(),
  /** The type that the database gives it. */
  dataType: yup.string().required(),
  options: yup.array().of(yup.string().required()).required(),
  /** What tables, filters and values name it. */
  column: yup.string().required(),
  /** How many records hold a value in it, deleted ones as well. */
  filled: yup.number().required(),
  row_version: yup.number().required(),
}).required();
export type CustomColumnAnswer = yup.InferType<typeof column>;

export const listCustomColumns = endpoint({
  ...mayRead,
  method: 'GET',
  path,
  summary: 'Columns that officers added to a table',
  reads: ['custom-column', 'representation', 'contact', 'organisation'],
  query: closed({ table: yup.string().oneOf(customTables).required() }),
  response: closed({ columns: yup.array().of(column).required() }),
});

export const addCustomColumn = endpoint({
  ...mayWrite,
  method: 'POST',
  path,
  summary: 'Add a column to a table',
  changes: ['custom-column*'],
  body: closed(newColumnFields),
  response: closed({ column }),
  status: 201,
  idempotent: true,
});

/** Its name and what can be chosen; an option that some record has stays. Changed by somebody since: 409. */
export const changeCustomColumn = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Change a column that officers added',
  changes: ['custom-column:id', 'custom-column*'],
  params: closed({ id: recordId.required() }),
  body: closed({ name, options: options.default([]), row_version: ordinal.required() }),
  response: closed({ column }),
});

/** With every value in it, for good. */
export const removeCustomColumn = endpoint({
  ...common,
  access: needs('representations', 'delete'),
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a column that officers added, with its values',
  changes: ['custom-column:id', 'custom-column*'],
  params: closed({ id: recordId.required() }),
  response: yup.mixed(),
  status: 204,
});
