import type { Filter } from '../../../council/ground/filters/filter.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { addConsultation } from '../../consultations/contract.ts';
import { addRepresentation, getRepresentationTable } from '../contract.ts';

/** What arrives in these tests unless they say otherwise. */
export const letter = {
  receivedDate: '2026-04-02',
  notAcknowledged: true,
  text: 'The lane floods every winter.',
};

/** Gives a council a consultation that closed on 13 April 2026, and ways to register and find what is said in it. */
export async function consulted(council: Council) {
  const { consultation } = await council.as('officer').call(addConsultation, {
    name: 'Draft local plan',
    kind: 'Publication (regulation 19)',
    opensAt: '2026-03-02T09:00',
    closesAt: '2026-04-13T17:00',
  });
  const found = async (filters: Filter[], sort?: string) => {
    const { records } = await council.as('officer').call(getRepresentationTable, {
      filters,
      attributes: ['status'],
      ...(sort ? { sort } : {}),
    });
    return records.map(({ id }) => id);
  };
  return {
    event: consultation.id,
    register: async (more: object = {}) =>
      (
        await council
          .as('officer')
          .call(addRepresentation, { ...letter, consultationEventId: consultation.id, ...more })
      ).representation,
    found,
    byWords: (value: string) => found([{ type: 'text', dbPropertyName: 'search_text', value }]),
  };
}
