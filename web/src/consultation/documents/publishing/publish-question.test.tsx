import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { serve } from '../../../testing/serve.ts';
import { PublishQuestion, WithdrawQuestion } from './publish-question.tsx';

const draft: DraftDocument = {
  id: 7,
  title: 'Local plan',
  consultation: null,
  edition: 1,
  publishedAt: null,
  isChanged: true,
  isTemplate: false,
  councilPage: null,
  publishAt: null,
  updatedAt: '2026-11-23T05:00:00Z',
  updatedBy: 'Bo Slate',
  row_version: 1,
  settings: { hideSectionNumberings: false, subtitle: '' },
  revision: 2,
  sections: [],
  blocks: [],
  mayWrite: true,
};

it('says what becomes of answers before anything else', () => {
  const words = '12 people chose “Yes”; it now reads “Yes, strongly”.';
  shown(<PublishQuestion draft={draft} ofAnswers={[words]} close={() => undefined} />);
  const text = screen.getByRole('dialog').textContent ?? '';
  const at = (part: string) => text.indexOf(part);
  expect(at('What becomes of answers')).toBeGreaterThan(-1);
  expect(at(words)).toBeGreaterThan(at('What becomes of answers'));
  expect(at('Everybody can read it')).toBeGreaterThan(at(words));
});

it('says nothing of answers where none is told otherwise', () => {
  shown(<PublishQuestion draft={draft} ofAnswers={[]} close={() => undefined} />);
  expect(screen.queryByText('What becomes of answers')).toBeNull();
});

it('says before it is withdrawn how many people have something unsent', async () => {
  serve(() => ({ json: { result: { people: 1 } } }));
  const consultation = { id: 1, name: 'Plan', state: 'open' as const, opensAt: '', closesAt: '' };
  shown(<WithdrawQuestion draft={{ ...draft, consultation }} close={() => undefined} />);
  expect(await screen.findByText(/^1 person has typed answers that are not sent\./)).toBeTruthy();
});
