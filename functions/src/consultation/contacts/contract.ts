import { closed, endpoint, needs, ordinal, recordId, yup } from '../../platform/contract.ts';
import { contactAnswer } from '../ground/people/people-schema.ts';
import { contactFields, newContact } from '../ground/people/people-rules.ts';
import { recordEndpoints } from '../../records/kept/record-endpoints.ts';
import { contactKind } from '../../records/kept/record-kinds.ts';

/** Most contacts of one call. */
export const MAX_CONTACTS = 100;

const { unit, entity } = contactKind;
const common = { feature: 'contacts', flag: 'consultation pages' } as const;
const path = '/consultations/contacts';

export const contactCalls = recordEndpoints({
  feature: 'contacts',
  path,
  entity,
  unit,
  one: 'a contact',
  plural: 'contacts',
  alsoChanges: ['representation'],
  alsoReads: ['organisation'],
});
// Exported one by one: the web build (contract-calls.ts) reads only top-level contracts.
export const {
  fields: getContactFields,
  table: getContactTable,
  groups: getContactGroups,
  ids: getContactIds,
  history: contactHistory,
  undo: undoContact,
  lookAtBulk: lookAtContactChanges,
  undoBulk: undoContactChanges,
  setCustom: setContactCustom,
  remove: removeContacts,
  restore: restoreContacts,
  deleted: listDeletedContacts,
} = contactCalls;
export const {
  list: listContactTemplates,
  create: createContactTemplate,
  update: updateContactTemplate,
  remove: removeContactTemplate,
} = contactCalls.templates;

/** All or nothing. */
export const addContacts = endpoint({
  ...common,
  access: needs(unit, 'write'),
  method: 'POST',
  path,
  summary: 'Add contacts',
  changes: ['contact*', 'contact'],
  body: closed({
    contacts: yup.array().of(newContact.required()).min(1).max(MAX_CONTACTS).required(),
  }),
  response: closed({ contacts: yup.array().of(contactAnswer).required() }),
  status: 201,
  idempotent: true,
});

export const getContact = endpoint({
  ...common,
  access: needs(unit, 'read'),
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One contact',
  reads: ['contact:id'],
  params: closed({ id: recordId.required() }),
  response: closed({ contact: contactAnswer }),
});

/** Some of its fields. Changed by somebody since it was read: 409 changed-meanwhile. */
export const updateContact = endpoint({
  ...common,
  access: needs(unit, 'write'),
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Change a contact',
  changes: ['contact:id', 'contact', 'representation'],
  params: closed({ id: recordId.required() }),
  body: closed({ ...contactFields, row_version: ordinal.required() }),
  response: closed({ contact: contactAnswer }),
});

const lookAlike = closed({
  kind: yup.string().oneOf(['contact', 'organisation']).required(),
  id: yup.number().required(),
  name: yup.string().required(),
  /** What else tells them apart: the organisation, e-mail address or postcode. */
  about: yup.string().defined(),
}).required();

/** People and organisations that somebody being typed may be: the same e-mail address, or nearly the same name. */
export const findLookAlikes = endpoint({
  ...common,
  access: needs(unit, 'read'),
  method: 'GET',
  path: '/consultations/look-alikes',
  summary: 'Contacts and organisations that this one may be',
  reads: ['contact', 'organisation'],
  query: closed({
    kind: yup.string().oneOf(['contact', 'organisation']).required(),
    name: yup.string().trim().max(260).default(''),
    email: yup.string().trim().max(99).default(''),
  }),
  response: closed({ found: yup.array().of(lookAlike).required() }),
});
