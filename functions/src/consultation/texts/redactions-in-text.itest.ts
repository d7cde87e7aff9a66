import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { answeredIn } from '../responses/testing/answered.ts';
import type { TextDocument } from '../ground/texts/text-nodes.ts';
import { putText } from './contract.ts';
import { paragraph, redaction, text } from './testing/redacted-text.ts';
import { CANARY, wordsOf } from './testing/told.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof answeredIn>>;

const officer = () => oak.as('officer');

beforeAll(async () => {
  oak = await newCouncil();
  said = await answeredIn(oak);
}, 120_000);

describe('a redaction', () => {
  it('stands on words, or the text is refused, and nothing is kept that cannot be', async () => {
    const { id } = await said.register();
    const odd: unknown[] = [
      { type: 'doc', content: [{ ...paragraph(text('Zqx')), marks: [redaction('mark-block')] }] },
      { type: 'doc', content: [paragraph(text('Zqx\u0000'))] },
      { type: 'doc', content: [paragraph(text('Zqx\uD800'))] },
      {
        type: 'doc',
        content: [paragraph(text('Zqx', { ...redaction('short'), attrs: { id: 'x' } }))],
      },
    ];
    const nested = '['.repeat(20_000) + ']'.repeat(20_000);
    const deep = JSON.stringify({
      document: { type: 'doc', content: [{ ...paragraph(text('Zqx')), attrs: { deep: 'HERE' } }] },
      revision: 0,
    }).replace('"HERE"', nested);
    const path = `/consultations/representations/${id}/text`;
    const headers = { 'content-type': 'application/json' };
    expect((await officer().put(path, { raw: deep, headers })).status).toBe(400);
    for (const document of odd) {
      const answer = await officer().put(path, {
        json: { document, revision: 0 },
      });
      expect(answer.status).toBe(400);
      expect(await wordsOf(answer)).not.toMatch(CANARY);
    }
  });

  it('that stands in two places has its label in both', async () => {
    const { id } = await said.register();
    const twice = redaction('mark-twice');
    const document: TextDocument = {
      type: 'doc',
      content: [paragraph(text('Zqx', twice), text(' of Elm, and '), text('Zqx', twice))],
    };
    await officer().call(putText, { id, document, revision: 0 });
    expect(
      (await oak.as('viewer').get(`/consultations/representations/${id}/public-text`)).body,
    ).toMatchObject({
      result: {
        document: {
          content: [
            paragraph({ type: 'text', text: '<Redacted name> of Elm, and <Redacted name>' }),
          ],
        },
      },
    });
  });
});
