import { closed, endpoint, needs, recordId, yup } from '../../platform/contract.ts';
import { statusNames } from '../ground/consultations/statuses.ts';
import { MAX_RECORDS } from '../../records/kept/max-records.ts';
import { recordEndpoints } from '../../records/kept/record-endpoints.ts';
import { representationKind } from '../../records/kept/record-kinds.ts';
import {
  agentLinks,
  changedRepresentation,
  newRepresentation,
  namesAsRead,
  representeeChoice,
  statusReason,
} from '../ground/representations/representation-rules.ts';
import {
  representationOfSite,
  representationSchema as representation,
} from '../ground/representations/representation-schema.ts';
import { representationMessages as messages } from '../ground/representations/messages.ts';

const { unit, entity } = representationKind;
const common = { feature: 'representations', flag: 'consultation pages' } as const;
const mayWrite = { ...common, access: needs(unit, 'write') } as const;
const path = '/consultations/representations';
/** Each of them is checked and written by itself. */
const MAX_REWRITTEN = 200;

export const representationCalls = recordEndpoints({
  feature: 'representations',
  path,
  entity,
  unit,
  one: 'a representation',
  plural: 'representations',
  alsoReads: ['contact', 'organisation'],
  alsoUndone: ['inbox', 'intake', 'question-answer', 'contact', 'organisation'],
});
// Exported one by one: the web build (contract-calls.ts) reads only top-level contracts.
export const {
  fields: getRepresentationFields,
  table: getRepresentationTable,
  groups: getRepresentationGroups,
  ids: getRepresentationIds,
  history: representationHistory,
  undo: undoRepresentation,
  lookAtBulk: lookAtRepresentationChanges,
  undoBulk: undoRepresentationChanges,
  setCustom: setRepresentationCustom,
  remove: removeRepresentations,
  restore: restoreRepresentations,
  deleted: listDeletedRepresentations,
} = representationCalls;
export const {
  list: listRepresentationTemplates,
  create: createRepresentationTemplate,
  update: updateRepresentationTemplate,
  remove: removeRepresentationTemplate,
} = representationCalls.templates;

const one = closed({ id: recordId.required() });

/** With its representee and agents where they are sent, all or nothing. */
export const addRepresentation = endpoint({
  ...mayWrite,
  method: 'POST',
  path,
  summary: 'Register a representation',
  changes: ['representation*'],
  body: newRepresentation,
  response: closed({
    representation,
    /** Under which registering it is taken back. */
    bulk_id: yup.string().required(),
  }),
  status: 201,
  idempotent: true,
});

export const getRepresentation = endpoint({
  ...common,
  access: needs(unit, 'read'),
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'One representation',
  reads: ['representation:id', 'consultation'],
  params: one,
  response: closed({ representation }),
});

/** The newest hundred, and how many there are. */
export const listRepresentationsOfSite = endpoint({
  ...common,
  access: [...needs(unit, 'read'), ...needs('sites', 'read')],
  method: 'GET',
  path: '/consultations/sites/{siteId}/representations',
  summary: 'Representations that mark a site',
  reads: ['representation', 'site:siteId', 'consultation'],
  params: closed({ siteId: recordId.required() }),
  response: closed({
    representations: yup.array().of(representationOfSite).required(),
    total: yup.number().required(),
  }),
});

/** Some of its fields. Changed by somebody since it was read: 409 changed-meanwhile. */
export const changeRepresentation = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Change a representation',
  changes: ['representation:id'],
  params: one,
  body: changedRepresentation,
  response: closed({
    representation,
    /** Why the change took it from the public; null: it did not. */
    withdrawn: yup.string().nullable().defined(),
    /** Names the change, to undo it; null where nothing changed. */
    change_id: yup.string().nullable().defined(),
  }),
});

/** Gives the ids of those whose status is another now. */
export const updateStatus = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/status`,
  summary: 'Give representations a status',
  changes: ['representation:ids', 'representation'],
  body: closed({
    ids: yup.array().of(recordId.required()).min(1).max(MAX_RECORDS).required(),
    status: yup.string().oneOf(statusNames, messages.notListed).required(),
    /** Needed for what only a response gives otherwise: 'Response approved' and 'Response sent'. */
    reason: statusReason,
    /** Names the change, whose parts have the same, to undo it as one. */
    bulk_id: yup.string().uuid(),
  }),
  response: closed({
    ids: yup.array().of(yup.number().required()).required(),
    /** Under which they are undone as one. */
    bulk_id: yup.string().required(),
  }),
  idempotent: true,
});

/** Each is changed as it is by itself. Gives the ids of those that had another value. */
export const changeFieldOfMany = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/field`,
  summary: 'Give representations the same value of a field',
  changes: ['representation:ids', 'representation'],
  body: closed({
    ids: yup.array().of(recordId.required()).min(1).max(MAX_REWRITTEN).required(),
    /** As one representation's call names it (`givenToMany`), or a column that officers added: custom_3. */
    field: yup.string().max(40).required(),
    value: yup.mixed<string | number | boolean | string[]>().nullable().defined(),
    /** Names the change, whose parts have the same, to undo it as one. */
    bulk_id: yup.string().uuid(),
  }),
  response: closed({
    ids: yup.array().of(yup.number().required()).required(),
    /** How many of them the public reads no longer, as their consent does not cover it. */
    withdrawn: yup.number().required(),
    /** Under which they are undone as one. */
    bulk_id: yup.string().required(),
  }),
  idempotent: true,
});

/** The copy is received, and says so in its history. */
export const duplicateRepresentation = endpoint({
  ...mayWrite,
  method: 'POST',
  path: `${path}/{id}/duplicate`,
  summary: 'Duplicate a representation',
  changes: ['representation*'],
  params: one,
  response: closed({ representation }),
  status: 201,
  idempotent: true,
});

export const setAgents = endpoint({
  ...mayWrite,
  method: 'PUT',
  path: `${path}/{id}/agents`,
  summary: 'Name the agents of a representation',
  changes: ['representation:id'],
  params: one,
  body: closed({ agents: agentLinks.required(), from: namesAsRead }),
  response: closed({ representation }),
});

/** In place of anybody named before. The names of its fields are the specification’s (001 section 3). */
export const setRepresentee = endpoint({
  ...mayWrite,
  method: 'POST',
  path: '/consultations/representees',
  summary: 'Name the contact or organisation that made a representation',
  changes: ['representation:placemakerConsulRepresentId', 'representation'],
  body: representeeChoice,
  response: closed({
    representation,
    /** Why this took it from the public; null: it did not. */
    withdrawn: yup.string().nullable().defined(),
  }),
  status: 201,
});
