import {
  getConsultationLookups,
  listConsultations,
} from '@calls/consultation/consultations/contract.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { together } from '../../ui/loaded.tsx';

/** The council's consultations and types of correspondence, together as one query. */
export function useIntakeLookups() {
  return together({
    events: useEndpoint(listConsultations),
    lookups: useEndpoint(getConsultationLookups),
  });
}

/** As a menu has them, with a first one that is none of them. */
export const menuOf = (
  named: readonly { id: number; name: string }[],
  none: string,
): { value: string; label: string }[] => [
  { value: '', label: none },
  ...named.map(({ id, name }) => ({ value: String(id), label: name })),
];
