import { templateEndpoints } from '../../../records/templates/template-endpoints.ts';
import { letterKind } from '../letter-kind.ts';

export const letterTemplates = templateEndpoints({
  ...letterKind,
  feature: 'correspondence',
  plural: 'letters',
  list: '/correspondence/templates',
  path: '/correspondence/template',
});

// Exported one by one: the web build (contract-calls.ts) reads only top-level contracts.
export const {
  list: listLetterTemplates,
  create: createLetterTemplate,
  update: updateLetterTemplate,
  remove: removeLetterTemplate,
} = letterTemplates;
