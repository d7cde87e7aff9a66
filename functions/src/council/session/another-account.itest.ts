import { randomUUID } from 'node:crypto';
import { formOf, lists } from '../../land/files/testing/site-files.ts';
import { getOwnAnswers } from '../../consultation/answers/contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { asked } from '../../consultation/answers/testing/given.ts';
import {
  anotherResident,
  publishedDocument,
} from '../../consultation/answers/testing/open-document.ts';
import { answerAddress, said } from '../../consultation/answers/testing/sent-answer.ts';
import { someSites, writeSites } from '../../land/site-search/testing/few-hundred-sites.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);

const REFUSED = { status: 401, body: { error: { code: 'another-account' } } };

/** Headers of a page that was opened by this account. */
const openedBy = (uid: string) => ({ 'x-account': uid });

describe('a page that another account opened in this browser', () => {
  it('saves no draft of an answer as whoever is signed in now', async () => {
    const { id } = await publishedDocument(oak);
    const una = await anotherResident(oak, 'una');
    const bob = await anotherResident(oak, 'bob');
    const save = ({ email }: typeof una) =>
      bob.client.put(answerAddress(id, asked.why, 'draft'), {
        json: {
          draft: said({ text: 'No school place' }),
          version: 0,
          tab: randomUUID(),
          over: null,
        },
        // Their uid is what their address begins with.
        headers: openedBy(email.split('@')[0] ?? ''),
      });
    const answers = async () => (await bob.client.call(getOwnAnswers, { id })).answers;
    expect(await save(una)).toMatchObject(REFUSED);
    expect(await answers()).toEqual([]);
    expect((await save(bob)).status).toBe(200);
    expect(await answers()).toMatchObject([{ draft: { text: 'No school place' } }]);
  });

  it('edits no site, and keeps no file of one', async () => {
    const [site] = await writeSites(oak, someSites(1));
    const id = site?.id ?? 0;
    const officer = oak.as('officer');
    const edit = (uid: string) =>
      officer.put(`/site/${id}`, {
        json: { column_name_raw: 'homes', new_value: 7_654 },
        headers: openedBy(uid),
      });
    const homes = async () => JSON.stringify((await officer.get(`/site/${id}`)).body);
    expect(await edit(oak.uidOf('admin'))).toMatchObject(REFUSED);
    expect(await homes()).not.toContain('7654');
    const raw = formOf([['a.pdf', Buffer.from('%PDF-1.4')]]);
    const headers = openedBy(oak.uidOf('admin'));
    expect(await officer.post(`/site/v2/${id}/files`, { raw, headers })).toMatchObject(REFUSED);
    expect((await lists(oak, id)).unscanned).toEqual([]);
    expect((await edit(oak.uidOf('officer'))).status).toBe(200);
    expect(await homes()).toContain('7654');
  });
});
