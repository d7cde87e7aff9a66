import { addDocument } from '../../consultation/documents/contract.ts';
import { removeResponses } from '../../consultation/responses/contract.ts';
import {
  createTemplate,
  deleteTemplate,
  updateTemplate,
} from '../../land/site-search/contract/templates.ts';
import { type Operation, operation } from './operation.ts';

const ALL = { filters: [] };

/** What one account does with its saved searches in two windows, and officers with what others begin from. */
export const templateOperations: readonly Operation[] = [
  operation('saves a search', createTemplate, async ({ search }) => ({
    name: (await search()).other,
    parameters: ALL,
  })),
  operation('saves a search of the same name', createTemplate, async ({ search }) => ({
    name: (await search()).other.toUpperCase(),
    parameters: ALL,
  })),
  operation('calls a saved search as well so', updateTemplate, async ({ search }) => {
    const { id, other } = await search();
    return { id, name: other, parameters: ALL };
  }),
  operation('shares a saved search', updateTemplate, async ({ search }) => ({
    id: (await search()).id,
    isShared: true,
    parameters: ALL,
  })),
  operation('deletes a saved search', deleteTemplate, async ({ search }) => ({
    id: (await search()).id,
  })),
  operation('begins a document from another', addDocument, async ({ document }) => ({
    title: 'Begun',
    fromId: (await document()).id,
  })),
  operation('deletes a response', removeResponses, async ({ drafts }) => ({
    ids: [(await drafts())[0].id],
  })),
];
