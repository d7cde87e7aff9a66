import { expect } from 'vitest';
import type { Council } from '../../../platform/testing/council.ts';

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

export interface Given {
  id: number;
  user_id: string;
  deleted_at: string | null;
  can: { delete: boolean; restore: boolean };
}
/** What this person sees of one kind. */
export const listOf = async (
  council: Council,
  who: 'resident' | 'viewer' | 'admin' | 'officer',
  kind: 'suggestions' | 'submissions',
  query = '',
) => {
  const { body } = await council.as(who).get(`/${kind}${query}`);
  const { [kind]: items, total } = (
    body as { result: Record<typeof kind, Given[]> & { total: number } }
  ).result;
  return { ids: items.map(({ id }) => id), items, total };
};
/** Made by the council's resident. */
export const add = async (council: Council, kind: string, json: object, headers = {}) => {
  const answer = await council.as('resident').post(`/${kind}`, { json, headers });
  expect(answer.status).toBe(201);
  return (answer.body as { result: Given }).result;
};
