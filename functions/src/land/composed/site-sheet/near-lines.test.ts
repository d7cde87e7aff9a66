import { expect, it } from 'vitest';
import type { Constraint } from '../../constraints/contract.ts';
import type { ConstraintGroup } from '../../constraints/group-of-layer.ts';
import { nearestLayers, nearHeight, nearLines } from './near-lines.ts';

const layer = (
  layerId: string,
  group: ConstraintGroup,
  nearestMetres: number | null,
  features = 0,
) => ({ layerId, layerName: layerId, group, nearestMetres, features }) as Constraint;
const stops = Array.from({ length: 12 }, (_, at) => layer(`stop ${at}`, 'access', 10 + at));
const thing = (layerId: string, metres: number, name = '') => ({
  layerId,
  name,
  grade: '',
  metres,
});
const none = () => null;

it('chooses the nearest of each group before more of one', () => {
  const constraints = [
    ...stops,
    layer('green belt', 'hard', 900),
    layer('listed', 'soft', 700),
    layer('on the site', 'soft', 0, 3),
    layer('beyond', 'hard', null),
  ];
  const chosen = nearestLayers(constraints).map(({ layerId }) => layerId);
  expect(chosen).toHaveLength(8);
  expect(chosen.slice(0, 4)).toEqual(['green belt', 'listed', 'stop 0', 'stop 1']);
  expect(chosen).not.toContain('on the site');
  expect(chosen).not.toContain('beyond');
});

it('puts them in their groups, in two columns of about one height', () => {
  const constraints = [
    ...stops.slice(0, 4),
    layer('green belt', 'hard', 900),
    layer('listed', 'soft', 700),
  ];
  const nearby = [
    ...stops.slice(0, 4).map(({ layerId }, at) => thing(layerId, 10 + at)),
    thing('listed', 700, 'Old Mill'),
    thing('green belt', 1234),
  ];
  const near = nearLines({ constraints, nearby }, none);
  expect(near.left).toEqual([
    {
      group: 'Rules out building',
      rows: [{ mark: null, thing: 'green belt', kind: '', distance: '1.2 km' }],
    },
    {
      group: 'To be weighed',
      rows: [{ mark: null, thing: 'Old Mill', kind: 'listed', distance: '700 m' }],
    },
  ]);
  expect(near.right.map(({ group, rows }) => [group, rows.length])).toEqual([
    ['Access and services', 4],
  ]);
  expect(nearHeight(near)).toBe(5);
  expect(nearLines({ constraints, nearby: [] }, none)).toEqual({ left: [], right: [] });
});

it('never says of what does not touch the site that it is 0 m away', () => {
  const distanceAt = (metres: number) =>
    nearLines(
      { constraints: [layer('flood', 'hard', metres)], nearby: [thing('flood', metres)] },
      none,
    ).left[0]?.rows[0]?.distance;
  expect([0.2, 0.5, 1.4, 89.6].map(distanceAt)).toEqual(['<1 m', '<1 m', '1 m', '90 m']);
  expect(distanceAt(0)).toBe('0 m');
});
