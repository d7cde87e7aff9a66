import { expect, test } from 'vitest';
import { groupOfLayer } from './group-of-layer.ts';

test.each([
  ['Flood zone 3', 'Environment', 'Constraints', 'hard'],
  ['Flood zone 2', 'Environment', 'Constraints', 'soft'],
  ['Sites of special scientific interest', null, null, 'hard'],
  ['Conservation areas', 'Heritage', 'Designations', 'soft'],
  ['Listed buildings', 'Heritage', null, 'soft'],
  ['Bus stops', 'Movement and services', 'Transport', 'access'],
  ['Public rights of way', null, null, 'access'],
  ['Post offices', 'Services', null, 'access'],
  ['Flood zone 2', null, 'Hard constraints', 'hard'],
  ['Metropolitan open land', 'Access', 'Soft constraint', 'soft'],
])('%s of %s, %s: %s', (layerName, themeId, category, group) =>
  expect(groupOfLayer({ layerName, themeId, category })).toBe(group),
);
