import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answeredIn } from '../../functions/src/consultation/responses/testing/answered.ts';
import { pagesServed } from '../../functions/src/consultation/composed/public-site/testing/served-pages.ts';
import { takePublicationStep } from '../../functions/src/consultation/publishing/contract.ts';
import { countGivenAnswers } from '../../functions/src/consultation/answers/council-contract.ts';
import { answeredDocument, asked } from '../../functions/src/consultation/answers/testing/given.ts';
import { getRepresentation } from '../../functions/src/consultation/representations/contract.ts';
import { putText } from '../../functions/src/consultation/texts/contract.ts';
import {
  paragraph,
  redaction,
  text,
} from '../../functions/src/consultation/texts/testing/redacted-text.ts';
import { listTopics } from '../../functions/src/consultation/topics/contract.ts';
import { invokeFunction } from '../../functions/src/land/function-calls/contract.ts';
import { sql } from '../../functions/src/platform/db.ts';
import type { Filter } from '../../functions/src/council/ground/filters/filter.ts';
import { newCouncil, type Council } from '../../functions/src/platform/testing/council.ts';
import { inSchemaOf } from '../../functions/src/platform/testing/owner-tx.ts';
import { useWorld } from '../../functions/src/platform/testing/world.ts';
import { runWaitingJobs } from '../../functions/src/testing/waiting-jobs.ts';
import { fromBefore } from './testing/older-export.ts';
import { saveAndRestore } from './testing/saved-and-restored.ts';

useWorld();

let oak: Council;
let folder: string;
const officer = () => oak.as('officer');
const page = pagesServed();
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restored-redactions-'));
  oak = await newCouncil();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('what migrations took from readers is taken again from a council saved before them', async () => {
  const { contacts, register, found } = await answeredIn(oak);
  const topics = await officer().call(listTopics, {});
  const [hidden, open] = ['Schools and health', 'Transport'];
  const tag = (markId: string, name: string) => ({
    type: 'tag',
    attrs: { id: markId, tagIds: [topics.find((each) => each.name === name)?.id ?? 0] },
  });
  const write = async () => {
    const { id } = await register({
      text: 'My son is ill. The road is narrow.',
      representee: { contactId: contacts.ada },
      consent: 'Name and text',
    });
    const content = [
      paragraph(
        text('My son is ill.', tag('mark-0001', hidden), redaction('mark-0002', '', 'other')),
        text(' The road is narrow.', tag('mark-0003', open)),
      ),
    ];
    await officer().call(putText, { id, document: { type: 'doc', content }, revision: 0 });
    for (const [who, step] of [
      ['officer', 'ask'],
      ['admin', 'approve'],
      ['officer', 'publish'],
    ] as const)
      expect((await oak.as(who).call(takePublicationStep, { ids: [id], step })).ids).toEqual([id]);
    return id;
  };
  const [kept, refused] = [await write(), await write()];
  const unread = (await register({ text: 'Nobody has read this.' })).id;
  const { id: document, consultationId, respondent, answer } = await answeredDocument(oak);
  await answer(await respondent('Ann Ashe'), asked.why, { text: 'Because of the buses' });
  await inSchemaOf(oak, async (tx) => {
    await sql`update consultations set closes_at = now() - interval '1 hour' where id = ${consultationId}`.execute(
      tx,
    );
  });
  const given = { name: 'registerAnswers', arguments: { documentId: document } };
  await officer().call(invokeFunction, given);
  await runWaitingJobs(oak, 'register-answers');
  const counted = await officer().call(countGivenAnswers, { id: document });
  expect(counted).toMatchObject({ registered: 1, changed: 0, ready: 0 });
  // As they stood before those migrations.
  await inSchemaOf(oak, async (tx) => {
    const both = [hidden, open];
    await sql`update representations set topics = ${both}::text[], ward = 'Marsh' where id = ${kept}`.execute(
      tx,
    );
    await sql`update published_representations set topics = ${both}::text[]`.execute(tx);
    await sql`update representations set consent = 'None' where id = ${refused}`.execute(tx);
  });
  const ward: Filter[] = [{ type: 'text', dbPropertyName: 'ward', value: 'Marsh' }];
  expect(await found(ward)).toEqual([kept]);
  await saveAndRestore(oak, folder, (saved) =>
    fromBefore(saved, '0065', {
      representations: 'is_checked',
      document_respondents: 'registered_answers',
    }),
  );
  expect(await found(ward)).toEqual([]);
  const read = async (id: number) =>
    (await oak.as('viewer').call(getRepresentation, { id })).representation;
  expect(await read(kept)).toMatchObject({ isChecked: true, topics: [open] });
  expect(await read(unread)).toMatchObject({ isChecked: false, text: '' });
  expect(await read(refused)).toMatchObject({ publication: null });
  const shown = await page(`/p/representations/${kept}`, oak);
  expect(shown.html).toContain(open);
  expect(shown.html).not.toContain(hidden);
  expect((await page(`/p/representations/${refused}`, oak)).status).toBe(404);
  expect(await officer().call(countGivenAnswers, { id: document })).toMatchObject({
    registered: 1,
    changed: 0,
    ready: 0,
  });
}, 240_000);
