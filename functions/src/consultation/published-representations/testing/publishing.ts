import { beforeAll, expect } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { answeredIn } from '../../responses/testing/answered.ts';
import type { TextDocument } from '../../ground/texts/text-nodes.ts';
import { type PublicationStep, takePublicationStep } from '../../publishing/contract.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';

/** A council that publishes, and its public pages, while a test file runs. */
export function usePublishing() {
  let oak: Council;
  let said: Awaited<ReturnType<typeof answeredIn>>;
  const page = pagesServed();
  beforeAll(async () => {
    oak = await newCouncil();
    said = await answeredIn(oak);
  }, 120_000);

  const registered = (more: object = {}) =>
    said.register({
      representee: { contactId: said.contacts.ada },
      consent: 'Name and text',
      ...more,
    });
  const step = (who: 'officer' | 'admin', id: number, taken: PublicationStep) =>
    oak.as(who).call(takePublicationStep, { ids: [id], step: taken });
  return {
    council: () => oak,
    said: () => said,
    registered,
    step,
    /** Registered, asked for, approved and published; gives its id. */
    published: async (more: object = {}) => {
      const { id } = await registered(more);
      await step('officer', id, 'ask');
      await step('admin', id, 'approve');
      expect((await step('officer', id, 'publish')).ids).toEqual([id]);
      return id;
    },
    page: (path: string, council = oak, headers?: Record<string, string>) =>
      page(path, council, headers),
  };
}

/** A text of which only these words, in bold, are redacted. */
export const redacted = (words: string): TextDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Please call ' },
        {
          type: 'text',
          text: words,
          marks: [
            {
              type: 'redaction',
              attrs: { id: 'mark-0001', redactionType: 'telephone number', comment: words },
            },
            { type: 'bold' },
          ],
        },
        { type: 'text', text: ' about the lane.' },
      ],
    },
  ],
});
