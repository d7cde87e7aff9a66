import { getSiteTable, getSiteTableGroups } from '@calls/land/site-table/contract.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import type { TabledRecords } from '../../records/record-table/tabled-records.ts';
import { siteNameOf } from '../ground/sites/site-name.ts';
import { siteTableMessages as messages } from './messages.ts';

/** The sites of a council as a table. */
export const tabledSites: TabledRecords<SiteRecord> = {
  page: getSiteTable,
  groups: getSiteTableGroups,
  words: messages.table,
  rowName: siteNameOf,
};
