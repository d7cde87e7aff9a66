import { needs } from '../../../platform/contract.ts';
import { historyEndpoint, undoEndpoint } from '../../ground/history/history-endpoints.ts';

const letters = {
  feature: 'correspondence',
  path: '/correspondence',
  entity: 'correspondence',
  one: 'a letter',
} as const;

export const letterHistory = historyEndpoint({ ...letters, access: needs('sites', 'read') });
/** Its site changes with it. */
export const undoLetter = undoEndpoint({ ...letters, access: needs('sites', 'write') }, ['site']);
