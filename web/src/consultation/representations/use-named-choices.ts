import {
  getConsultationLookups,
  listConsultations,
} from '@calls/consultation/consultations/contract.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';

interface NamedChoices {
  /** By id. */
  choices: { value: string; label: string }[];
  isRequired: boolean;
  /** Whether they could not be had. */
  isFailed: boolean;
}

/** What a field that holds the id of something is chosen from; undefined for other fields. */
export function useNamedChoices(field: string): NamedChoices | undefined {
  const [isEvent, isType] = [field === 'consultationEventId', field === 'correspondenceType'];
  const events = useEndpoint(listConsultations, isEvent ? {} : null);
  const lookups = useEndpoint(getConsultationLookups, isType ? {} : null);
  if (!isEvent && !isType) return undefined;
  const named = isEvent ? events.data?.consultations : lookups.data?.correspondenceTypes;
  const choices = (named ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return { choices, isRequired: isEvent, isFailed: (events.error ?? lookups.error) !== null };
}
