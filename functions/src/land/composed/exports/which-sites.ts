import { needs, yup } from '../../../platform/contract.ts';
import { siteId } from '../../ground/sites/site-id.ts';
import { EXPORT_LIMITS } from '../../../records/exports/file-types.ts';

/** What all calls of exports share. */
export const readsExports = {
  feature: 'exports',
  access: needs('sites', 'read'),
  flag: 'data export',
} as const;

export const siteIds = yup.array().of(siteId).min(1).max(EXPORT_LIMITS.idsInBody);
export const uuid = yup.string().uuid();
export const exportedScenario = yup.string().min(1).max(100);

/**
 * For the brownfield register of a council without a field that tells it: all of these sites are previously developed
 * land. Without it only those are in the register that came with one.
 */
export const developed = yup.boolean();

/** The sites that a call is about: named one by one, or kept under an id. */
export const whichSites = { site_ids: siteIds, selection: uuid };
export const isOneOfThem = (value: { site_ids?: unknown; selection?: unknown }) =>
  (value.site_ids === undefined) !== (value.selection === undefined);
