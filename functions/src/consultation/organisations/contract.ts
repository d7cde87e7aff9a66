import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import { contactAnswer, organisationAnswer } from '../ground/people/people-schema.ts';
import {
  newOrganisation,
  newOrganisationContact,
  organisationFields,
} from '../ground/people/people-rules.ts';
import { recordEndpoints } from '../../records/kept/record-endpoints.ts';
import { organisationKind } from '../../records/kept/record-kinds.ts';

/** Most contacts that are added together with their organisation. */
export const MAX_NEW_CONTACTS = 50;

const { unit, entity } = organisationKind;
const common = { feature: 'organisations', flag: 'consultation pages' } as const;
const path = '/consultations/organisations';

export const organisationCalls = recordEndpoints({
  feature: 'organisations',
  path,
  entity,
  unit,
  one: 'an organisation',
  plural: 'organisations',
  alsoChanges: ['representation'],
});
// Each by itself, as the web's build takes them up.
export const {
  fields: getOrganisationFields,
  table: getOrganisationTable,
  groups: getOrganisationGroups,
  ids: getOrganisationIds,
  history: organisationHistory,
  undo: undoOrganisation,
  lookAtBulk: lookAtOrganisationChanges,
  undoBulk: undoOrganisationChanges,
  setCustom: setOrganisationCustom,
  remove: removeOrganisations,
  restore: restoreOrganisations,
  deleted: listDeletedOrganisations,
} = organisationCalls;
export const {
  list: listOrganisationTemplates,
  create: createOrganisationTemplate,
  update: updateOrganisationTemplate,
  remove: removeOrganisationTemplate,
} = organisationCalls.templates;

/** Created with its contacts, all or nothing. */
export const addOrganisation = endpoint({
  ...common,
  access: needs(unit, 'write'),
  method: 'POST',
  path,
  summary: 'Add an organisation, with its contacts if there are any',
  changes: ['organisation*', 'contact*'],
  body: newOrganisation.shape({
    contacts: yup.array().of(newOrganisationContact.required()).max(MAX_NEW_CONTACTS).default([]),
  }),
  response: closed({
    organisation: organisationAnswer,
    contacts: yup.array().of(contactAnswer).required(),
  }),
  status: 201,
  idempotent: true,
});

export const getOrganisation = endpoint({
  ...common,
  access: needs(unit, 'read'),
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One organisation, with its contacts, the main one first',
  reads: ['organisation:id', 'contact'],
  params: closed({ id: recordId.required() }),
  response: closed({
    organisation: organisationAnswer,
    contacts: yup.array().of(contactAnswer).required(),
  }),
});

/** Some of its fields. Changed by somebody since it was read: 409 changed-meanwhile. */
export const changeOrganisation = endpoint({
  ...common,
  access: needs(unit, 'write'),
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Change an organisation',
  changes: ['organisation:id', 'contact', 'representation'],
  params: closed({ id: recordId.required() }),
  body: closed({ ...organisationFields, row_version: ordinal.required() }),
  response: closed({ organisation: organisationAnswer }),
});
