import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { runWaitingJobs } from '../../testing/waiting-jobs.ts';
import { deleteAttachment } from '../attachments/contract.ts';
import { attaching } from '../attachments/testing/attached.ts';
import { representationHistory, undoRepresentationChanges } from '../representations/contract.ts';
import { getInboxItem, listInbox, registerInbox } from './contract/inbox.ts';
import { filePart, mailWith } from './testing/mailed.ts';
import { mailingCouncil } from './testing/mailing-council.ts';
import { takingIn } from './testing/taken-in.ts';

const { oak, event, officer, plan, register, filesOf, namesOf } = mailingCouncil();

const registered = async (subject: string) => {
  const id = await register(subject);
  await runWaitingJobs(oak(), 'keep-attachments');
  return id;
};
const takenBack = async (id: number) => {
  const { history } = await officer().call(representationHistory, { id });
  const bulk = history.find((line) => line.bulk?.kind === 'registered')?.bulk?.id ?? '';
  const undo = { id: bulk, ids: [id], undo_id: randomUUID() };
  return officer().call(undoRepresentationChanges, undo);
};

it('an e-mail is taken back with what was attached to it, and registered again with the same', async () => {
  const files = [filePart('drains.pdf', plan), filePart('second.pdf', plan)];
  await takingIn(oak()).take('files.eml', mailWith('files', ...files));
  const first = await registered('Mail files');
  expect(await namesOf(first)).toEqual(['drains.pdf', 'second.pdf']);
  expect(await takenBack(first)).toEqual({ undone: [first], left: [], withdrawn: 0 });
  const second = await registered('Mail files');
  expect(second).not.toBe(first);
  expect(await namesOf(second)).toEqual(['drains.pdf', 'second.pdf']);
});

it('an e-mail stays registered whose attachments an officer worked on', async () => {
  const { attach, scan, redact } = attaching(oak);
  const worked: [name: string, work: (id: number) => Promise<unknown>][] = [
    ['added', (id) => attach(id, 'plan.pdf', plan)],
    [
      'deleted',
      async (id) => {
        const [{ id: fileId } = { id: 0 }] = await filesOf(id);
        await officer().call(deleteAttachment, { id, fileId });
      },
    ],
    [
      'redacted',
      async (id) => {
        const [{ id: fileId } = { id: 0 }] = await filesOf(id);
        await scan(fileId);
        await redact(id, fileId, []);
      },
    ],
  ];
  for (const [name, work] of worked) {
    const mail = mailWith(name, filePart('drains.pdf', plan), filePart('second.pdf', plan));
    await takingIn(oak()).take(`${name}.eml`, mail);
    const id = await registered(`Mail ${name}`);
    await work(id);
    const { undone, left } = await takenBack(id);
    expect({ name, undone }).toEqual({ name, undone: [] });
    expect(left.map(({ why }) => why)).toEqual(['Its attachments were worked on']);
  }
});

it('what an officer typed from something unreadable waits in the inbox once it is taken back', async () => {
  await takingIn(oak()).take('odd.eml', 'no headers at all');
  const { items } = await officer().call(listInbox, { status: 'unreadable', limit: 500 });
  const [{ id, row_version } = { id: 0, row_version: 0 }] = items;
  const typed = 'The lane floods, says this page.';
  const { registered: made } = await officer().call(registerInbox, {
    consultationEventId: event(),
    receivedDate: '2026-04-07',
    items: [{ id, row_version, text: typed }],
  });
  await takenBack(made[0]?.representationId ?? 0);
  const { item } = await officer().call(getInboxItem, { id });
  expect(item).toMatchObject({ status: 'waiting', text: typed, representationId: null });
});
