import { siteKind } from '../../ground/sites/site-kind.ts';
import { templateEndpoints } from '../../../records/templates/template-endpoints.ts';

export const siteTemplates = templateEndpoints({
  ...siteKind,
  feature: 'site-search',
  plural: 'sites',
  list: '/site/templates/available',
  path: '/search/site/template',
});

// Exported one by one: the web build (contract-calls.ts) reads only top-level contracts.
export const {
  list: availableTemplates,
  create: createTemplate,
  update: updateTemplate,
  remove: deleteTemplate,
} = siteTemplates;
