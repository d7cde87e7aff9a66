import type { Page } from 'playwright-core';
import {
  emptySimpleQuestion,
  emptyQuestion,
  type QuestionContent,
} from '../../functions/src/consultation/ground/documents/blocks/question/schema.ts';
import { callAs } from './call-as.ts';
import { firstSites } from './first-site.ts';

const options = (...titles: string[]) =>
  titles.map((title) => ({
    id: title.toLowerCase().padEnd(4, '-'),
    title,
    description: '',
    imageUrl: '',
  }));

/** What an officer asks: one question of each kind that a person answers differently. */
const questions = (siteIds: number[]): QuestionContent[] => [
  {
    ...emptyQuestion('radio'),
    title: 'How many homes?',
    options: options('More', 'Fewer', 'Other'),
    conditional: { if: 'other', title: 'Which number?' },
  },
  {
    ...emptyQuestion('checkbox'),
    title: 'What is needed?',
    options: options('Schools', 'Buses', 'Doctors'),
    maxSelected: 2,
  },
  { ...emptyQuestion('textarea'), title: 'Why?', maxLength: 200 },
  {
    ...emptyQuestion('mapLinked'),
    title: 'Sites',
    mapFeatureSelect: { commentsBox: 'required', showAssociatedLayers: false },
    map: {
      caption: 'The sites',
      layerKey: [],
      siteIds,
      siteListId: null,
      siteInfo: [],
      frame: null,
    },
    questions: [
      {
        ...emptySimpleQuestion(crypto.randomUUID(), 'radio'),
        title: 'Do you support it?',
        options: options('Yes', 'No'),
      },
    ],
  },
];

/** What a call of the API answers; throws for a refusal. */
export async function askedOf<T>(
  page: Page,
  council: string,
  method: string,
  path: string,
  input?: object,
): Promise<T> {
  const { status, body } = await callAs(page, council, method, path, input);
  if (status > 299) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return (body as { result: T }).result;
}

/** Approves what is held of a document: a browser that is driven may answer faster than anybody reads. */
export async function approveAnswers(officer: Page, council: string, documentId: number) {
  const path = '/documents/held-answers';
  const { answers } = await askedOf<{ answers: { id: number; version: number }[] }>(
    officer,
    council,
    'GET',
    `${path}?documentId=${documentId}`,
  );
  for (const { id, version } of answers)
    await askedOf(officer, council, 'PUT', `${path}/${id}/decision`, {
      decision: 'approved',
      from: 'held',
      version,
    });
}

interface Draft {
  id: number;
  revision: number;
  sections: { id: string; kind: string }[];
}

interface Consultation {
  id: number;
  row_version: number;
}

const times = { kind: 'Other', opensAt: '2026-01-01T09:00', closesAt: '2099-01-01T17:00' };

/**
 * A document with these questions, the last about so many sites, that is open for answers, published by the officer of this page: its number, the ids
 * of its questions, and what ends its consultation, or lets it be open for longer.
 */
export async function publishQuestions(page: Page, council: string, sites = 1) {
  const name = `Local plan ${crypto.randomUUID()}`;
  const { consultation } = await askedOf<{ consultation: Consultation }>(
    page,
    council,
    'POST',
    '/consultations/events',
    { name, ...times },
  );
  const { document } = await askedOf<{ document: Draft }>(
    page,
    council,
    'POST',
    '/documents/drafts',
    {
      title: 'Local plan',
      consultationId: consultation.id,
    },
  );
  const path = `/documents/drafts/${document.id}`;
  const sectionId = document.sections.find(({ kind }) => kind === 'section')!.id;
  const siteIds = await firstSites(page, council, sites);
  const questionIds: string[] = [];
  for (const [position, content] of questions(siteIds).entries()) {
    const { block } = await askedOf<{ block: { id: string } }>(
      page,
      council,
      'POST',
      `${path}/blocks`,
      { sectionId, position, isBeside: false, type: 'question', content },
    );
    questionIds.push(block.id);
  }
  const { document: draft } = await askedOf<{ document: Draft }>(page, council, 'GET', path);
  await askedOf(page, council, 'POST', `${path}/publish`, { revision: draft.revision });
  const closesAt = (time: string) =>
    askedOf(page, council, 'PUT', `/consultations/events/${consultation.id}`, {
      name,
      document: '',
      ...times,
      closesAt: time,
      row_version: consultation.row_version,
    });
  return {
    id: document.id,
    questionIds,
    close: () => closesAt('2026-01-02T17:00'),
    extend: () => closesAt('2099-02-01T17:00'),
  };
}
