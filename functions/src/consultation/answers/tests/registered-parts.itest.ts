import { beforeAll, expect, it } from 'vitest';
import { invokeFunction } from '../../../land/function-calls/contract.ts';
import { sql } from '../../../platform/db.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import { questionsOf } from '../../ground/documents/edition.ts';
import { getRepresentation } from '../../representations/contract.ts';
import { listSubRepresentations } from '../../sub-representations/contract.ts';
import { getPublicText, getText } from '../../texts/contract.ts';
import { listAnswers } from '../council-contract.ts';
import { answeredDocument, asked, editionAsking } from '../testing/given.ts';
import { supportPart } from '../testing/sent-answer.ts';

useWorld();

let oak: Council;
let siteId = 0;
beforeAll(async () => {
  oak = await newCouncil();
  await inSchemaOf(oak, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into sites (source, source_reference, wkb_geometry)
      values ('test', 'Mill field', st_geomfromtext('POINT(430000 560000)', 27700)) returning id::int`.execute(
      tx,
    );
    siteId = rows[0]!.id;
    await sql`insert into topics (name, position) values ('Housing need', 900)`.execute(tx);
  });
}, 120_000);

/** The edition with a topic in its section, which asks whether people support the homes. */
function edition() {
  const content = editionAsking();
  content.sections[0]!.rows.unshift([
    { id: 'topic', type: 'tagTopic', content: { topics: ['Housing need', 'Gone since'] } },
  ]);
  const [homes] = questionsOf(content);
  homes!.question.options = ['Support', 'Object', 'Other'].map((title) => ({
    id: title.toLowerCase(),
    title,
    description: '',
    imageUrl: '',
  }));
  return content;
}

it('registered answers carry parts for their questions, marks for sites and topics, and an attitude', async () => {
  const { id, consultationId, respondent, answer } = await answeredDocument(oak, edition());
  const [ann, bob] = [await respondent('Ann Ashe'), await respondent('Bob Birch')];
  await answer(ann, asked.homes, { chosen: ['object'] });
  const about = { siteComment: 'There is an old well\n=1+1', parts: [supportPart('no--')] };
  await answer(ann, asked.sites, about, { id: siteId, name: 'Mill field' });
  await answer(bob, asked.why, { text: 'Buses' });
  await inSchemaOf(oak, async (tx) => {
    await sql`update consultations set closes_at = now() - interval '1 hour' where id = ${consultationId}`.execute(
      tx,
    );
  });
  const officer = oak.as('officer');
  await officer.call(invokeFunction, { name: 'registerAnswers', arguments: { documentId: id } });
  await runWaitingJobs(oak, 'register-answers');
  const { answers } = await officer.call(listAnswers, { id });
  const idOf = (name: string) => answers.find((each) => each.name === name)!.representationId!;

  const { representation } = await officer.call(getRepresentation, { id: idOf('Ann Ashe') });
  expect(representation).toMatchObject({
    attitude: 'Oppose',
    topics: ['Housing need'],
    isChecked: false,
  });
  expect(
    (await officer.call(getRepresentation, { id: idOf('Bob Birch') })).representation.attitude,
  ).toBeNull();
  const { subRepresentations } = await officer.call(listSubRepresentations, {
    representationId: idOf('Ann Ashe'),
  });
  expect(
    subRepresentations.map((part) => [
      part.sequentialId,
      part.comment,
      part.isDeleted,
      part.topics.map(({ name }) => name),
      part.sites.map(({ name }) => name),
    ]),
  ).toEqual([
    [1, 'Section 1 Homes, question 1: How many homes?', false, ['Housing need'], []],
    [2, 'Section 1 Homes, question 4: Sites · Mill field', false, ['Housing need'], ['Mill field']],
  ]);
  const { document } = await officer.call(getText, { id: idOf('Ann Ashe') });
  const marked = JSON.stringify(document);
  expect(marked).toContain(`"siteIds":[${siteId}]`);
  expect(document.content.map(({ type }) => type)).toEqual([
    'paragraph',
    'heading',
    'paragraph',
    'heading',
    'paragraph',
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
  // Who may not read originals reads nothing before somebody has looked it over.
  const shown = await oak.as('viewer').call(getPublicText, { id: idOf('Ann Ashe') });
  expect(JSON.stringify(shown)).not.toContain('well');
});
