import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newCouncil } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { listDeletedResponses, removeResponses } from '../responses/contract.ts';
import { answeredIn } from '../responses/testing/answered.ts';
import { addRepresentation, undoRepresentationChanges } from '../representations/contract.ts';
import { letter } from '../representations/testing/consulted.ts';

useWorld();

it('what was answered stays registered, though the response was deleted after it was sent', async () => {
  const oak = await newCouncil();
  const said = await answeredIn(oak);
  const officer = oak.as('officer');
  const registered = async () => {
    const { representation, bulk_id } = await officer.call(addRepresentation, {
      ...letter,
      consultationEventId: said.event,
      representee: { contactId: said.contacts.bo },
    });
    return { id: representation.id, bulk_id };
  };
  const takenBack = ({ id, bulk_id }: { id: number; bulk_id: string }) =>
    officer.call(undoRepresentationChanges, { id: bulk_id, ids: [id], undo_id: randomUUID() });

  const answered = await registered();
  const sent = await said.write({ representationIds: [answered.id], description: 'Sent' });
  await said.send(sent, 'letter');
  const written = await registered();
  const draft = await said.write({ representationIds: [written.id], description: 'Never sent' });
  await oak.as('admin').call(removeResponses, { ids: [sent.id, draft.id] });
  const { records } = await oak.as('admin').call(listDeletedResponses, {});
  expect(records.map(({ name }) => name).toSorted()).toEqual(['Never sent', 'Sent']);

  expect((await takenBack(answered)).left).toMatchObject([
    { id: answered.id, why: `Response ${sent.id} answers it` },
  ]);
  // Of a response that never went out only the status tells.
  expect((await takenBack(written)).left).toMatchObject([
    { id: written.id, why: 'Changed since: Status' },
  ]);
});
