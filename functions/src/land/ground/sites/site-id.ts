import { recordId } from '../../../platform/contract.ts';

/** The id of a site, where one must be named. */
export const siteId = recordId.required();
