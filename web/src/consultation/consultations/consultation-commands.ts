import { listConsultations } from '@calls/consultation/consultations/contract.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { queryClient } from '../../api/query-client.ts';
import { endpointQuery } from '../../api/use-endpoint.ts';
import { writeSearch } from '../../land/ground/search/search-address.ts';
import { MANAGER } from '../../records/kept/manager-place.ts';
import { type CommandKind, isCalled, MAX_COMMANDS } from '../../session/command-kind.ts';
import { consultationCommandMessages as messages } from './command-messages.ts';

/** Consultations by name and document; each leads to what was said in it. */
export const consultationCommands: CommandKind = {
  name: 'consultations',
  label: messages.consultations,
  mayUse: ({ may, has }) => has('consultation pages') && may('representations', 'read'),
  async find(query) {
    const { consultations } = await queryClient.fetchQuery(endpointQuery(listConsultations, {}));
    return consultations
      .filter(({ name, document }) => isCalled(`${name} ${document}`, query))
      .slice(0, MAX_COMMANDS)
      .map(({ id, name, representations }) => ({
        id: String(id),
        label: name,
        detail: messages.said(representations),
        to: `${MANAGER}/all?${writeSearch(new URLSearchParams(), { filters: [saidIn(name)] })}`,
      }));
  },
};

const saidIn = (name: string): Filter => ({
  type: 'in array',
  dbPropertyName: 'consultation',
  value: [name],
});
