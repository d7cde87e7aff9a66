import { listDocuments } from '@calls/consultation/documents/contract.ts';
import { queryClient } from '../../../api/query-client.ts';
import { endpointQuery } from '../../../api/use-endpoint.ts';
import { type CommandKind, isCalled, MAX_COMMANDS } from '../../../session/command-kind.ts';
import { documentCommandMessages as messages } from './command-messages.ts';

/** Documents by title, and by the consultation that they belong to. */
export const documentCommands: CommandKind = {
  name: 'documents',
  label: messages.documents,
  mayUse: ({ may, has }) => has('document builder') && may('consultations', 'read'),
  async find(query) {
    const { documents } = await queryClient.fetchQuery(endpointQuery(listDocuments, {}));
    return documents
      .filter(({ title, consultation }) => isCalled(`${title} ${consultation?.name ?? ''}`, query))
      .slice(0, MAX_COMMANDS)
      .map(({ id, title, consultation }) => ({
        id: String(id),
        label: title,
        detail: consultation?.name,
        to: `/documents/${id}`,
      }));
  },
};
