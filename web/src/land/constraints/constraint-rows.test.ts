import type { Constraint } from '@contract/land/constraints/contract.ts';
import { expect, it, test } from 'vitest';
import { percentWords, constraintRowsOf, shareOfHectares } from './constraint-rows.ts';

const thing = (featureId: number, name: string | null, overlapPercent = 0) => {
  return { featureId, name, grade: null, policy: null, overlapPercent, overlapHectares: 0 };
};
const layer: Constraint = {
  layerId: 'listed',
  layerName: 'Listed buildings',
  themeId: null,
  group: 'soft',
  geometryKind: 'point',
  layerOverlapPercent: 0,
  overlapHectares: 0,
  features: 3,
  nearestMetres: 0,
  things: [{ ...thing(1, 'The old mill'), grade: 'II*' }, thing(2, null)],
};

it('names each thing of a layer, and says how many more there are', () => {
  const rows = constraintRowsOf(layer, false).map(({ name, detail, featureId }) => [
    name,
    detail,
    featureId,
  ]);
  expect(rows).toEqual([
    ['The old mill', 'Listed buildings · Grade II*', 1],
    ['Listed buildings', '', 2],
    ['1 more', 'Listed buildings', undefined],
  ]);
});

it('does not say twice what is called as its layer is', () => {
  const things = [thing(1, 'Listed buildings')];
  const [row] = constraintRowsOf({ ...layer, features: 1, things }, false);
  expect([row?.name, row?.detail]).toEqual(['Listed buildings', '']);
});

it('leaves out a layer that has nothing near, and tells what only touches the edge', () => {
  expect(
    constraintRowsOf({ ...layer, features: 0, nearestMetres: null, things: [] }, false),
  ).toEqual([]);
  const area: Constraint = { ...layer, geometryKind: 'polygon', features: 2 };
  const things = [thing(1, 'Here', 40), thing(2, 'Beside')];
  expect(constraintRowsOf({ ...area, things }, false).map(({ touches }) => touches)).toEqual([
    false,
    true,
  ]);
});

test.each([
  [0.2, '<1'],
  [0.6, '1'],
  [100, '100'],
])('%d per cent are %s', (percent, words) => expect(percentWords(percent)).toBe(words));
test.each([
  [0.0012, '<0.01'],
  [1.237, '1.24'],
])('%d ha are %s', (hectares, words) => expect(shareOfHectares(hectares)).toBe(words));
