import { beforeAll } from 'vitest';
import type { Answer as HttpAnswer } from '../../../platform/testing/client.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { emptyAnswer, type Answer } from '../../ground/documents/blocks/question/answer-rules.ts';
import { saveDraft, submitAnswer } from '../contract.ts';
import { asked } from './given.ts';
import { anotherResident, publishedDocument } from './open-document.ts';

/** Two councils, and a document of the first that Ann has answered. */
export function answeredDocument() {
  useWorld();

  let oak: Council;
  let elm: Council;
  beforeAll(async () => {
    ({ oak, elm } = await twoCouncils());
  }, 120_000);

  const said = (more: Partial<Answer>): Answer => ({ ...emptyAnswer(), ...more });
  const fieldsIn = ({ body }: HttpAnswer) =>
    (body as { error?: { fields?: Record<string, string> } }).error?.fields ?? {};

  /** Ann, who answered for homes and a site, drafted why, and answered for a client besides. */
  async function answered() {
    const document = await publishedDocument(oak);
    const { id } = document;
    const ann = await anotherResident(oak, 'Ann', {
      clients: [{ id: 'c1', companyName: 'Cedar Homes' }],
    });
    const submit = (questionId: string, more: Partial<Answer>, rest: object = {}) =>
      ann.client.call(submitAnswer, { id, version: 0, questionId, answer: said(more), ...rest });
    await submit(asked.homes, { chosen: ['other'], conditionalText: 'Ninety' });
    const part = { questionId: asked.support, chosen: ['no--'], text: '', conditionalText: '' };
    await submit(asked.sites, { parts: [part], siteComment: 'It *floods* #set' }, { siteId: 7 });
    await ann.client.call(saveDraft, {
      id,
      version: 0,
      questionId: asked.why,
      draft: said({ text: 'Bec' }),
    });
    await submit(asked.homes, { chosen: ['more'] }, { clientId: 'c1' });
    return { ...document, ann };
  }
  return { oak: () => oak, elm: () => elm, said, fieldsIn, answered };
}
