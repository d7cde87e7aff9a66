import { expect, describe, it, test } from 'vitest';
import type { PanelId } from '../panels.ts';
import { breakpointAt, breakpoints, gridByBreakpoint } from './breakpoints.ts';
import { compacted, inReadingOrder, type PanelPlace } from './place.ts';
import { expandedLayout, standardLayout } from './standard.ts';
import { movePanel, resized } from './step-layout.ts';
import { layoutFor, newerOf, readStored } from './stored-layout.ts';

const all: PanelId[] = [
  'features',
  'ol-map',
  'google-map',
  'notes',
  'history',
  'files',
  'constraints',
  'capacity',
];

/** Nothing overlaps, nothing leaves the grid. */
function expectSound(layout: PanelPlace[], columns: number) {
  const cells = layout.flatMap(({ x, y, w, h }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  for (const { x, w } of layout) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + w).toBeLessThanOrEqual(columns);
  }
}

describe('the standard layout', () => {
  test.each(breakpoints)('of %s holds every panel once, within the grid', (at) => {
    for (const layout of [
      standardLayout(all, at),
      expandedLayout('features', all, at),
      expandedLayout('history', all, at),
    ]) {
      expect(layout.map(({ i }) => i).sort()).toEqual([...all].sort());
      expectSound(layout, gridByBreakpoint[at].columns);
    }
  });

  it('does not end in a hole', () => {
    const panels: PanelId[] = ['features', 'ol-map', 'google-map', 'notes', 'files', 'capacity'];
    const last = standardLayout([...panels, 'availability'], 'lg').at(-1);
    expect(last).toMatchObject({ i: 'availability', x: 0, w: 12 });
  });

  it('has no hole beside a panel that stands alone', () => {
    const panels: PanelId[] = ['features', 'ol-map', 'google-map', 'notes', 'history'];
    const layout = standardLayout([...panels, 'scenarios', 'files', 'constraints'], 'md');
    expect(layout.find(({ i }) => i === 'files')).toMatchObject({ x: 0, w: 10 });
  });

  it('is 30 columns wide at 4k and gives features five or six rows', () => {
    expect(gridByBreakpoint['4k'].columns).toBe(30);
    const heights = breakpoints.map((at) => standardLayout(['features'], at)[0]?.h);
    expect(heights).toEqual([6, 6, 6, 5, 5, 5, 5]);
  });

  it('lies as the width of the grid asks', () => {
    expect([0, 379, 380, 800, 1080, 1800, 2900].map(breakpointAt)).toEqual([
      'xxs',
      'xxs',
      'xs',
      'md',
      'lg',
      '2k',
      '4k',
    ]);
  });
});

describe('a stored layout', () => {
  const features = { i: 'features', x: 0, y: 0, w: 6, h: 4 };

  it('is read in its present shape and in the older ones', () => {
    expect(readStored({ savedAt: '2026-04-03T10:00:00Z', layouts: { lg: [features] } })).toEqual({
      savedAt: '2026-04-03T10:00:00Z',
      layouts: { lg: [features] },
      hidden: [],
    });
    expect(readStored({ lg: [features] })?.layouts).toEqual({ lg: [features] });
    const { i: _name, ...place } = features;
    expect(readStored({ lg: { features: place } })?.layouts).toEqual({ lg: [features] });
  });

  it.each([null, undefined, 7, 'x', [], {}, { layouts: 'x' }, { lg: [null, 3, 'features'] }])(
    'that cannot be read counts as none: %j',
    (raw) => {
      expect(readStored(raw)).toBeUndefined();
    },
  );

  it('loses unknown, doubled and numberless panels and keeps the others within the grid', () => {
    const stored = readStored({
      lg: [
        { i: 'weather', x: 0, y: 0, w: 3, h: 3 },
        { i: 'notes', x: 'left', y: 0, w: 3, h: 3 },
        { i: 'features', x: -4, y: 50, w: 99, h: 99 },
        { i: 'features', x: 0, y: 0, w: 3, h: 3 },
        { i: 'history', x: 11.6, y: 1e9, w: 0, h: Number.NaN },
        { i: 'files', x: 11.6, y: 1e9, w: 0, h: 1 },
      ],
      huge: [features],
    });
    expect(stored?.layouts).toEqual({
      lg: [
        { i: 'features', x: 0, y: 0, w: 12, h: 6 },
        { i: 'files', x: 9, y: 6, w: 3, h: 2 },
      ],
    });
  });

  it('knows which panels are hidden; the fields cannot be', () => {
    const hidden = ['notes', 'weather', 'notes', 'features', 7];
    expect(readStored({ hidden })).toEqual({ savedAt: '', layouts: {}, hidden: ['notes'] });
    expect(readStored({ lg: [features], hidden: 'notes' })?.hidden).toEqual([]);
  });

  it('takes in panels that came since and leaves out those that went', () => {
    const stored = readStored({ lg: [features, { i: 'notes', x: 6, y: 0, w: 6, h: 4 }] });
    const layout = layoutFor(stored, ['features', 'history', 'ol-map'], 'lg');
    expect(layout.map(({ i }) => i)).toEqual(['features', 'history', 'ol-map']);
    expectSound(layout, 12);
    expect(layoutFor(stored, all, 'md')).toEqual(standardLayout(all, 'md'));
  });

  it('gives way to a newer one', () => {
    const older = { savedAt: '', layouts: {}, hidden: [] };
    const newer = { savedAt: '2026-04-03T10:00:00Z', layouts: {}, hidden: [] };
    expect(newerOf(older, newer)).toBe(newer);
    expect(newerOf(newer, older)).toBe(newer);
    expect(newerOf(undefined, older)).toBe(older);
  });
});

describe('by keyboard', () => {
  const two: PanelPlace[] = [
    { i: 'features', x: 0, y: 0, w: 6, h: 4 },
    { i: 'notes', x: 0, y: 4, w: 6, h: 3 },
    { i: 'history', x: 6, y: 0, w: 6, h: 3 },
  ];
  const order = (layout: PanelPlace[] | undefined) =>
    layout && inReadingOrder(layout).map(({ i }) => i);

  it('a panel changes places with the one above or below it', () => {
    const up = movePanel(two, 'notes', 'up', 'lg');
    expect(up?.find(({ i }) => i === 'notes')?.y).toBe(0);
    expect(up?.find(({ i }) => i === 'features')?.y).toBe(3);
    const down = movePanel(two, 'features', 'down', 'lg');
    expect(order(down)).toEqual(['notes', 'history', 'features']);
    expectSound(up ?? [], 12);
    expectSound(down ?? [], 12);
  });

  it('a panel moves over another, which makes room', () => {
    const right = movePanel(two, 'features', 'right', 'lg');
    expect(right?.find(({ i }) => i === 'features')).toMatchObject({ x: 1, y: 0 });
    expect(right?.find(({ i }) => i === 'history')?.y).toBe(4);
    expectSound(right ?? [], 12);
  });

  it('goes no further than the grid', () => {
    expect(movePanel(two, 'features', 'left', 'lg')).toBeUndefined();
    expect(movePanel(two, 'history', 'right', 'lg')).toBeUndefined();
    expect(movePanel(two, 'features', 'up', 'lg')).toBeUndefined();
    expect(movePanel(two, 'notes', 'down', 'lg')).toBeUndefined();
    expect(movePanel(two, 'files', 'down', 'lg')).toBeUndefined();
    expect(resized(two, 'history', 'right', 'lg')).toBeUndefined();
  });

  it('becomes larger and smaller within its limits', () => {
    const wider = resized(two, 'features', 'right', 'lg');
    expect(wider?.find(({ i }) => i === 'features')).toMatchObject({ w: 7, h: 4 });
    expectSound(wider ?? [], 12);
    const tall: PanelPlace[] = [{ i: 'features', x: 0, y: 0, w: 6, h: 6 }];
    expect(resized(tall, 'features', 'down', 'lg')).toBeUndefined();
    expect(resized(tall, 'features', 'up', 'lg')?.[0]?.h).toBe(5);
    const narrow: PanelPlace[] = [{ i: 'features', x: 0, y: 0, w: 3, h: 2 }];
    expect(resized(narrow, 'features', 'left', 'lg')).toBeUndefined();
    expect(resized(narrow, 'features', 'up', 'lg')).toBeUndefined();
  });
});

it('leaves no gap and keeps the order', () => {
  const gap: PanelPlace[] = [
    { i: 'features', x: 0, y: 3, w: 6, h: 2 },
    { i: 'notes', x: 0, y: 9, w: 6, h: 2 },
  ];
  expect(compacted(gap).map(({ y }) => y)).toEqual([0, 2]);
});
