import { templateEndpoints } from '../../../records/templates/template-endpoints.ts';
import { letterKind } from '../letter-kind.ts';

export const letterTemplates = templateEndpoints({
  ...letterKind,
  feature: 'correspondence',
  plural: 'letters',
  list: '/correspondence/templates',
  path: '/correspondence/template',
});

// Each by itself, as the web's build takes them up.
export const {
  list: listLetterTemplates,
  create: createLetterTemplate,
  update: updateLetterTemplate,
  remove: removeLetterTemplate,
} = letterTemplates;
