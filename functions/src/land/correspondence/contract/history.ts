import { needs } from '../../../platform/contract.ts';
import { historyEndpoint, undoEndpoint } from '../../../records/history/history-endpoints.ts';
import { letterKind } from '../letter-kind.ts';

const letters = {
  feature: 'correspondence',
  path: '/correspondence',
  entity: letterKind.entity,
  one: 'a letter',
} as const;

export const letterHistory = historyEndpoint({
  ...letters,
  access: needs(letterKind.unit, 'read'),
});
/** Its site changes with it. */
export const undoLetter = undoEndpoint({ ...letters, access: needs(letterKind.unit, 'write') }, [
  'site',
]);
