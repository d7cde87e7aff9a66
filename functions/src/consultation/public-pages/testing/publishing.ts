import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, expect } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { answeredIn } from '../../answers/testing/answered.ts';
import type { TextDocument } from '../../ground/texts/text-nodes.ts';
import { type PublicationStep, takePublicationStep } from '../../publishing/contract.ts';
import { servePage } from '../serve-page.ts';

/** A council that publishes, and its public pages, while a test file runs. */
export function usePublishing() {
  let oak: Council;
  let said: Awaited<ReturnType<typeof answeredIn>>;
  let pages: Server;
  beforeAll(async () => {
    oak = await newCouncil();
    said = await answeredIn(oak);
    const app = express();
    app.use((request, response) => void servePage(request, response));
    pages = createServer(app);
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  }, 120_000);
  afterAll(() => new Promise((resolve) => pages.close(resolve)));

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
    page: async (path: string, council = oak) => {
      const { port } = pages.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'x-tenant': council.shortName },
      });
      return { status: answer.status, headers: answer.headers, html: await answer.text() };
    },
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
