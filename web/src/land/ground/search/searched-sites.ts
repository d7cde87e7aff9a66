import {
  availableTemplates,
  createTemplate,
  deleteTemplate,
  updateTemplate,
} from '@calls/land/site-search/contract/templates.ts';
import { SITE_LIST, SITE_SELECTION } from '@contract/council/ground/filters/filter.ts';
import { searchableColumns } from '@contract/land/ground/sites/columns-of-every-site.ts';
import { siteKind } from '@contract/land/ground/sites/site-kind.ts';
import { askedOfSites } from './asked-of-sites.ts';
import type { SearchedRecords } from '../../../records/search/searched-records.ts';

export const searchedSites: SearchedRecords = {
  name: 'sites',
  unit: siteKind.unit,
  templates: {
    list: availableTemplates,
    create: createTemplate,
    update: updateTemplate,
    remove: deleteTemplate,
  },
  alsoSearched: new Set([...searchableColumns.map(({ name }) => name), SITE_LIST, SITE_SELECTION]),
  ...askedOfSites,
  helped: true,
};
