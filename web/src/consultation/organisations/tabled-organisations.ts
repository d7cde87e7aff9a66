import {
  changeOrganisation,
  createOrganisationTemplate,
  getOrganisationFields,
  getOrganisationGroups,
  getOrganisationTable,
  listOrganisationTemplates,
  removeOrganisationTemplate,
  setOrganisationCustom,
  updateOrganisationTemplate,
} from '@calls/consultation/organisations/contract.ts';
import type { RecordTableRow } from '@contract/records/kept/finding-endpoints.ts';
import { call } from '../../api/call.ts';
import type { TabledRecords } from '../../records/record-table/tabled-records.ts';
import type { Column } from '../../ui/table/column.ts';
import { fieldSaver } from '../../records/kept/field-saver.ts';
import type { RecordSearchOptions } from '../../records/kept/use-record-screen.ts';
import {
  organisationPanelMessages as messages,
  organisationTableWords as words,
} from './messages.ts';

const nameOf = (row: RecordTableRow) => String(row['name'] ?? '');

export const tabledOrganisations: TabledRecords<RecordTableRow> = {
  page: getOrganisationTable,
  groups: getOrganisationGroups,
  words,
  rowName: nameOf,
};

export const organisationSearch: RecordSearchOptions = {
  name: 'organisations',
  fields: getOrganisationFields,
  templates: {
    list: listOrganisationTemplates,
    create: createOrganisationTemplate,
    update: updateOrganisationTemplate,
    remove: removeOrganisationTemplate,
  },
  words: messages.soughtIn,
  submit: messages.submit,
};

/** The first column, which is always there. */
export const ORGANISATION_COLUMN: Column<RecordTableRow> = {
  id: 'name',
  label: 'Name',
  width: 260,
  sortable: true,
  value: nameOf,
  text: nameOf,
};

export const STANDARD_ORGANISATION_COLUMNS = [
  'organisation_type',
  'email',
  'phone_number',
  'town',
  'postcode',
] as const;

export const saveOrganisationField = fieldSaver(
  async ({ id, row_version }, sent) =>
    (await call(changeOrganisation, { id, row_version, ...sent })).organisation,
  setOrganisationCustom,
);
