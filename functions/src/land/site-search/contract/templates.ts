import { siteKind } from '../../ground/sites/site-kind.ts';
import { templateEndpoints } from '../../../records/templates/template-endpoints.ts';

export const siteTemplates = templateEndpoints({
  ...siteKind,
  feature: 'site-search',
  plural: 'sites',
  list: '/site/templates/available',
  path: '/search/site/template',
});

// Each by itself, as the web's build takes them up.
export const {
  list: availableTemplates,
  create: createTemplate,
  update: updateTemplate,
  remove: deleteTemplate,
} = siteTemplates;
