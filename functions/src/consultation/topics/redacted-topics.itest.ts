import { expect, it } from 'vitest';
import { useWorld } from '../../platform/testing/world.ts';
import { filterOfValue } from '../analysis/measures.ts';
import type { TextMark } from '../ground/texts/text-nodes.ts';
import { usePublishing } from '../published-representations/testing/publishing.ts';
import { getRepresentation } from '../representations/contract.ts';
import { addSubRepresentation, getSubRepresentation } from '../sub-representations/contract.ts';
import { getText, putText } from '../texts/contract.ts';
import { paragraph, redaction, text } from '../texts/testing/redacted-text.ts';
import { listTopics } from './contract.ts';

useWorld();

const { council, said, page, registered, step } = usePublishing();
const HEALTH = 'My son has epilepsy. ';
const ROAD = 'The road is narrow.';

it('a topic that only redacted words carry is told to readers of originals alone, and never published', async () => {
  const officer = council().as('officer');
  const topics = await officer.call(listTopics, {});
  const [one, two] = ['Schools and health', 'Transport'];
  const idOf = (name: string) => topics.find((each) => each.name === name)?.id ?? 0;
  const { id } = await registered({ text: `${HEALTH}${ROAD}` });
  const { subRepresentation: part } = await officer.call(addSubRepresentation, {
    representationId: id,
  });
  const whole = { type: 'subRepresentation', attrs: { id: 'mark-0001', subRepId: part.id } };
  const tag = (markId: string, topic: string) => ({
    type: 'tag',
    attrs: { id: markId, tagIds: [idOf(topic)] },
  });
  const save = async (...more: TextMark[]) => {
    const { revision } = await officer.call(getText, { id });
    const content = [
      paragraph(
        text(HEALTH, tag('mark-0002', one), whole, ...more),
        text(ROAD, tag('mark-0003', two), whole),
      ),
    ];
    await officer.call(putText, { id, document: { type: 'doc', content }, revision });
  };
  const toldTo = async (who: 'viewer' | 'officer') => {
    const { representation } = await council().as(who).call(getRepresentation, { id });
    const { subRepresentation } = await council().as(who).call(getSubRepresentation, {
      id: part.id,
    });
    return [representation.topics, subRepresentation.topics.map(({ name }) => name)];
  };

  await save();
  expect((await toldTo('viewer')).map((each) => each.toSorted())).toEqual([
    [one, two],
    [one, two],
  ]);
  const { id: response } = await said().send(
    await said().write({ representationIds: [id], text: '<p>You wrote of {topics}.</p>' }),
  );
  const letter = async (who: 'viewer' | 'officer') =>
    (
      await council()
        .as(who)
        .get(`/consultations/response/${response}/letter?representationId=${id}`)
    ).status;
  expect(await letter('viewer')).toBe(200);
  await save(redaction('mark-0004'));
  expect([await letter('viewer'), await letter('officer')]).toEqual([403, 200]);
  expect(await toldTo('viewer')).toEqual([[two], [two]]);
  expect((await toldTo('officer'))[1]?.toSorted()).toEqual([one, two]);
  expect(await said().found([filterOfValue('topic', one)])).toEqual([]);
  await step('officer', id, 'ask');
  await step('admin', id, 'approve');
  expect((await step('officer', id, 'publish')).ids).toEqual([id]);
  const { html } = await page(`/p/representations/${id}`);
  expect(html).toContain(two);
  expect(html).not.toContain(one);
});
