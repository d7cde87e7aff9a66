import { beforeAll, describe, expect, it } from 'vitest';
import { invokeFunction } from '../../land/function-calls/contract.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { runWaitingJobs } from '../../testing/waiting-jobs.ts';
import { listThemes } from '../analysis/contract/themes.ts';
import { sayings } from '../analysis/testing/said.ts';
import { answeredIn } from '../responses/testing/answered.ts';
import { documentOf } from '../ground/texts/plain-text.ts';
import { mergeAnother } from '../merging/testing/merge-another.ts';
import { takePublicationStep } from '../publishing/contract.ts';
import {
  getRepresentation,
  getRepresentationTable,
  representationHistory,
} from '../representations/contract.ts';
import { getPublicText, markChecked, putText } from './contract.ts';
import { CANARY, leaks, told } from './testing/told.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof answeredIn>>;
let merge: number;
const officer = () => oak.as('officer');
const viewer = () => oak.as('viewer');

/** It came just now. */
const arrived = (text = 'I am Quillfeather of 3 Salters Lane.') =>
  said.register({ text, representee: { contactId: said.contacts.bo }, consent: 'Text only' });

const readBy = async (who: 'viewer' | 'officer', id: number) =>
  (await oak.as(who).call(getRepresentation, { id })).representation;

const foundBy = async (who: 'viewer' | 'officer', value: string) => {
  const { records } = await oak.as(who).call(getRepresentationTable, {
    filters: [{ type: 'text', dbPropertyName: 'search_text', value }],
    attributes: ['status'],
  });
  return records.map(({ id }) => id);
};

const answering = (id: number) =>
  said.write({ representationIds: [id], text: '<p>You wrote: {representation}</p>' });

beforeAll(async () => {
  oak = await newCouncil();
  said = await answeredIn(oak);
  merge = await mergeAnother(oak, said.contacts.bo);
}, 120_000);

describe('what arrived and nobody has looked over', () => {
  it('is there for a viewer, and says nothing in any call that reads', async () => {
    const ids = [];
    const words = 'Quillfeather wrote. Quillfeather asks. I am Quillfeather.';
    for (let at = 0; at < 12; at += 1) {
      const more = `The road is narrow, and lane ${at} has no pavement at all.`;
      ids.push((await arrived(`${words} ${more}`)).id);
    }
    for (const saying of sayings) await said.register({ text: saying });
    const [id = 0] = ids;
    const { id: response } = await said.send(await answering(id));
    for (const name of ['findCampaigns', 'findThemes'])
      await officer().call(invokeFunction, { name, arguments: { consultationId: said.event } });
    await runWaitingJobs(oak, 'find-campaigns');
    await runWaitingJobs(oak, 'find-themes');
    const proposed = await officer().call(listThemes, { consultationId: said.event });
    expect(JSON.stringify(proposed)).toMatch(CANARY);
    const of = { consultationId: said.event, contact: said.contacts.bo, merge };
    const known = { ...of, other: said.contacts.cy, id, part: 1, response };
    expect(leaks(await told(oak, 'viewer', known))).toEqual([]);
    expect(await readBy('viewer', id)).toMatchObject({ id, text: '', isChecked: false });
    expect(await viewer().call(getPublicText, { id })).toMatchObject({ isShown: false });
    expect(await foundBy('viewer', 'Quillfeather')).toEqual([]);
    // An officer works with it as ever.
    expect((await readBy('officer', id)).text).toMatch(CANARY);
    expect(await foundBy('officer', 'Quillfeather')).toHaveLength(12);
  }, 300_000);

  it('opens to viewers once an officer says that it is checked', async () => {
    const [one, two] = [await arrived('Otters live here.'), await arrived('Otters swim here.')];
    const ids = [one.id, two.id];
    expect(await foundBy('viewer', 'Otters')).toEqual([]);
    expect(
      (await viewer().put('/consultations/representations/checked', { json: { ids } })).status,
    ).toBe(403);
    const { ids: checked } = await officer().call(markChecked, { ids });
    expect(checked.toSorted((a, b) => a - b)).toEqual(ids);
    expect(await officer().call(markChecked, { ids })).toEqual({ ids: [] });
    expect(await readBy('viewer', one.id)).toMatchObject({
      text: 'Otters live here.',
      isChecked: true,
    });
    expect(await viewer().call(getPublicText, { id: two.id })).toEqual({
      document: documentOf('Otters swim here.'),
      isShown: true,
    });
    expect((await foundBy('viewer', 'Otters')).toSorted()).toEqual(ids.toSorted());
    const { history } = await viewer().call(representationHistory, { id: one.id });
    expect(JSON.stringify(history)).toContain('Checked for personal details');
  });

  it('keeps its letter from viewers, sent or not, until it is checked', async () => {
    const { id } = await arrived();
    const { id: response } = await said.send(await answering(id));
    const read = async (who: 'viewer' | 'officer') => {
      const letter = await oak
        .as(who)
        .get(`/consultations/response/${response}/letter?representationId=${id}`);
      const print = { json: { responseIds: [response] } };
      const printed = await oak.as(who).post('/consultations/response/deliveries/print', print);
      return [letter.status, printed.status];
    };
    expect(await read('viewer')).toEqual([403, 403]);
    expect(await read('officer')).toEqual([200, 200]);
    await officer().call(markChecked, { ids: [id] });
    expect(await read('viewer')).toEqual([200, 200]);
  });

  it('opens with a save of the text, or when its publication is asked for', async () => {
    const [saved, asked] = [await arrived('A newt.'), await arrived('A toad.')];
    await officer().call(putText, { id: saved.id, document: documentOf('A newt.'), revision: 0 });
    await officer().call(takePublicationStep, { ids: [asked.id], step: 'ask' });
    expect((await readBy('viewer', saved.id)).text).toBe('A newt.');
    expect((await readBy('viewer', asked.id)).text).toBe('A toad.');
  });
});
