import { screen, within } from '@testing-library/react';
import type { KeptTopic } from '@contract/consultation/topics/contract.ts';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { TopicQuestion } from './topic-question.tsx';

const topic: KeptTopic = {
  id: 7,
  name: 'Noise',
  isRetired: false,
  row_version: 1,
  isUsed: false,
  representations: 0,
  published: 0,
  searches: 0,
  drafts: 2,
  publishedDocuments: 1,
  documents: [
    { id: 3, title: 'Local plan', isDraft: true, isPublished: true },
    { id: 4, title: 'River plan', isDraft: true, isPublished: false },
  ],
};
const asked = (of: KeptTopic) => {
  const { unmount } = shown(<TopicQuestion topic={of} close={() => undefined} />);
  return { dialog: within(screen.getByRole('dialog')), unmount };
};

it('whoever deletes a topic is told which documents name it, and led there', () => {
  const { dialog } = asked(topic);
  dialog.getByText(
    '2 drafts of documents name it. Publishing is refused until it is taken out there.',
  );
  dialog.getByText(
    '1 published document names it. The name stays there until it is published again.',
  );
  const links = dialog.getAllByRole('link');
  expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Local plan (draft)', '/documents/3'],
    ['Local plan (published)', '/p/document/3'],
    ['River plan (draft)', '/documents/4'],
  ]);
  expect(dialog.queryByText('And others')).toBeNull();
});

it('who may read none of them is told how many there are, and what retiring leaves', () => {
  const { dialog } = asked({ ...topic, isUsed: true, representations: 1, documents: [] });
  dialog.getByText('2 drafts of documents name it');
  dialog.getByText('1 published document names it');
  expect(dialog.queryAllByRole('link')).toEqual([]);
});
