import {
  approveResponse,
  postLetters,
  takeBackResponse,
  upsertResponses,
} from '../../consultation/responses/contract.ts';
import { removeContacts, updateContact } from '../../consultation/contacts/contract.ts';
import { changeDocument } from '../../consultation/documents/contract.ts';
import {
  planPublishing,
  publishDocument,
  withdrawDocument,
} from '../../consultation/documents/contract/publishing.ts';
import { mergeLookAlikes } from '../../consultation/merging/contract.ts';
import { removeOrganisations } from '../../consultation/organisations/contract.ts';
import {
  addRepresentation,
  duplicateRepresentation,
  removeRepresentations,
  setRepresentee,
} from '../../consultation/representations/contract.ts';
import { letter } from '../../consultation/representations/testing/consulted.ts';
import { putText } from '../../consultation/texts/contract.ts';
import { paragraph, text } from '../../consultation/texts/testing/redacted-text.ts';
import { removeTopic } from '../../consultation/topics/contract.ts';
import { answerOperations } from './answer-operations.ts';
import { importOperations } from './import-operations.ts';
import { landOperations } from './land-operations.ts';
import { type Operation, operation } from './operation.ts';
import { templateOperations } from './template-operations.ts';

const versioned = ({ id, row_version }: { id: number; row_version: number }) => ({
  id,
  row_version,
});
const merging = async (
  kind: 'contact' | 'organisation',
  two: Promise<Record<'kept' | 'merged', { id: number; row_version: number }>>,
) => {
  const { kept, merged } = await two;
  return {
    kind,
    keptId: kept.id,
    keptVersion: kept.row_version,
    mergedId: merged.id,
    mergedVersion: merged.row_version,
  };
};

/** What officers do to the same records. */
const operations: readonly Operation[] = [
  operation('merges contacts', mergeLookAlikes, ({ people }) => merging('contact', people())),
  operation('merges organisations', mergeLookAlikes, ({ organisations }) =>
    merging('organisation', organisations()),
  ),
  operation('registers for a contact', addRepresentation, async ({ event, people }) => ({
    ...letter,
    consultationEventId: event,
    representee: { contactId: (await people()).merged.id },
  })),
  operation('registers for an organisation', addRepresentation, async (scene) => ({
    ...letter,
    consultationEventId: scene.event,
    representee: { organisationId: (await scene.organisations()).merged.id },
  })),
  operation('names a contact', setRepresentee, async ({ letter: said, people }) => ({
    placemakerConsulRepresentId: (await said()).id,
    placemakerConsulContactId: (await people()).merged.id,
  })),
  operation('duplicates what a contact said', duplicateRepresentation, async ({ ofMerged }) => ({
    id: (await ofMerged()).id,
  })),
  operation('deletes what a contact said', removeRepresentations, async ({ ofMerged }) => ({
    ids: [(await ofMerged()).id],
  })),
  operation('deletes a contact', removeContacts, async ({ people }) => ({
    ids: [(await people()).merged.id],
  })),
  operation('makes one the main contact', updateContact, async ({ people, organisations }) => ({
    ...versioned((await people()).kept),
    organisationId: (await organisations()).merged.id,
    isMain: true,
  })),
  operation('makes another the main contact', updateContact, async ({ people, organisations }) => ({
    ...versioned((await people()).merged),
    organisationId: (await organisations()).merged.id,
    isMain: true,
  })),
  operation('deletes an organisation', removeOrganisations, async ({ organisations }) => ({
    ids: [(await organisations()).merged.id],
  })),
  ...[0, 1].map((at) =>
    operation(
      `approves response ${at}`,
      approveResponse,
      async ({ drafts }) => versioned((await drafts())[at]!),
      'admin',
    ),
  ),
  operation('answers', upsertResponses, async ({ letter: said }) => ({
    responses: [
      { description: 'Thanks', text: '<p>Thank you</p>', representationIds: [(await said()).id] },
    ],
  })),
  ...[0, 1].map((at) =>
    operation(`posts letter ${at}`, postLetters, async ({ sent }) => ({
      ids: [(await sent()).deliveries[at]!.id],
    })),
  ),
  operation('takes a response back', takeBackResponse, async ({ sent }) => versioned(await sent())),
  operation('publishes a document', publishDocument, async ({ document }) => {
    const { id, revision } = await document();
    return { id, revision };
  }),
  operation('plans a document', planPublishing, async ({ document }) => {
    const { id, revision } = await document();
    return { id, revision, at: `${new Date().getFullYear() + 1}-01-05T09:00` };
  }),
  operation('withdraws a document', withdrawDocument, async ({ document }) => ({
    id: (await document()).id,
  })),
  operation('deletes a document', changeDocument, async ({ document }) => ({
    ...versioned(await document()),
    isDeleted: true,
  })),
  operation('tags a text', putText, async ({ letter: said, topic }) => ({
    id: (await said()).id,
    revision: 0,
    document: {
      type: 'doc' as const,
      content: [
        paragraph(
          text(letter.text, {
            type: 'tag',
            attrs: { id: 'mark-1', tagIds: [(await topic()).id] },
          }),
        ),
      ],
    },
  })),
  operation('deletes a topic', removeTopic, async ({ topic }) => versioned(await topic()), 'admin'),
  ...landOperations,
  ...importOperations,
  ...answerOperations,
  ...templateOperations,
];

const changedBy = ({ changes }: Operation) =>
  new Set(changes.map((change) => change.split(/[:*.]/)[0]));

/** Those that change records of one kind, by what their contracts say; each with itself, too. */
export const pairs = operations.flatMap((one, at) =>
  operations
    .slice(at)
    .filter((other) => [...changedBy(one)].some((entity) => changedBy(other).has(entity)))
    .map((other) => [one, other] as const),
);
