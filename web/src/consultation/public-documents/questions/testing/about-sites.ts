import { emptyAnswer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { emptyQuestion } from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import type { OwnAnswer } from '@contract/consultation/answers/contract.ts';
import type { OwnAnswers } from '../own-answers.ts';

export const QUESTION = '00000000-0000-4000-8000-000000000001';
export const PART = '00000000-0000-4000-8000-000000000002';

const { map: _map, ...aboutSites } = emptyQuestion('mapLinked');
const { map: _none, questions: _questions, mapFeatureSelect: _select, ...plain } = emptyQuestion();
const option = (id: string, title: string) => ({ id, title, description: '', imageUrl: '' });

/** A question about two sites with a comment, and one within it that asks for more. */
export const ABOUT_SITES: QuestionIslandData = {
  id: QUESTION,
  documentId: 1,
  edition: 1,
  headingLevel: 3,
  question: {
    ...aboutSites,
    title: 'What about it?',
    sites: [
      { id: 7, name: 'Mill field' },
      { id: 8, name: 'Brook' },
    ],
    mapFeatureSelect: { commentsBox: 'required', showAssociatedLayers: false },
    questions: [
      {
        ...plain,
        id: PART,
        questionType: 'radio',
        title: 'Homes here?',
        options: [option('yess', 'Yes'), option('none', 'No')],
        conditional: { if: 'none', title: 'Why not?' },
      },
    ],
  },
};

/** An answer that was submitted, about a site. */
export const commentOn = (siteId: number, siteName: string): OwnAnswer => ({
  questionId: QUESTION,
  siteId,
  siteName,
  edition: 1,
  draft: null,
  draftMark: null,
  answer: { ...emptyAnswer(), siteComment: `Of ${siteName}` },
  version: 1,
  submittedAt: '2026-01-02T10:00:00.000Z',
});

/** What a resident reads who may answer. */
export const answeredBy = (answers: OwnAnswer[]): OwnAnswers => ({
  edition: 2,
  uid: 'una',
  who: 'resident',
  mayAnswer: true,
  heading: null,
  reason: null,
  state: 'open',
  now: '2026-01-02T10:00:00.000Z',
  opened: 'sealed',
  closesAt: '2026-02-02T10:00:00.000Z',
  deadline: null,
  clientName: null,
  respondent: null,
  answers,
});
