import { expect } from 'vitest';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import type { Council } from '../../../platform/testing/council.ts';
import {
  createSubmission,
  createSuggestion,
  listSubmissions,
  listSuggestions,
} from '../contract.ts';

const square = (x: number, y: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [x, y],
      [x + 100, y],
      [x + 100, y + 100],
      [x, y + 100],
      [x, y],
    ],
  ],
});
export const point = (x: number, y: number) => ({ type: 'Point', coordinates: [x, y] });

/** A suggestion or submission that the server accepts. */
export const kinds = [
  ['suggestions', { text: 'A bench by the river', wkb_geometry: square(424000, 564000) }],
  [
    'submissions',
    {
      answers: { siteUse: ['homes', 'shops'], dwellings: 12, owner: true, notes: null },
      wkb_geometry: square(424000, 564000),
    },
  ],
] as const;

type Kind = 'suggestions' | 'submissions';
function itemsIn(kind: Kind, answer: { body: unknown }) {
  if (kind === 'suggestions') {
    const { suggestions, total } = answerOf(listSuggestions, answer);
    return { items: suggestions, total };
  }
  const { submissions, total } = answerOf(listSubmissions, answer);
  return { items: submissions, total };
}

/** What this person sees of one kind. */
export const listOf = async (
  council: Council,
  who: 'resident' | 'viewer' | 'admin' | 'officer',
  kind: Kind,
  query = '',
) => {
  const answer = await council.as(who).get(`/${kind}${query}`);
  const { items, total } = itemsIn(kind, answer);
  return { ids: items.map(({ id }) => id), items, total };
};
/** Made by the council's resident. */
export const add = async (council: Council, kind: Kind, json: object, headers = {}) => {
  const answer = await council.as('resident').post(`/${kind}`, { json, headers });
  expect(answer.status).toBe(201);
  return kind === 'suggestions'
    ? answerOf(createSuggestion, answer)
    : answerOf(createSubmission, answer);
};
