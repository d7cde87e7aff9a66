import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { expect, it } from 'vitest';
import { GridMapContext } from '../../map/british-grid/grid-map-context.ts';
import { serve } from '../../testing/serve.ts';
import { lastChangeOf } from '../ground/sites/saved-changes.ts';
import { shownOnSite } from '../ground/sites/testing/shown-on-site.tsx';
import EditBoundary from './edit-boundary.tsx';
import { keepBoundary, keepPoints } from './kept-boundary.ts';
import type { BoundaryShape } from './shape.ts';

const CHANGE = '11111111-1111-4111-8111-111111111111';
const square = (width: number): BoundaryShape => ({
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [width, 0],
      [width, 100],
      [0, 100],
      [0, 0],
    ],
  ],
});
const current = {
  wkb_geometry: square(100),
  wkb_geometry_cut: null,
  geometry_source: 'drawn',
  hectares: 1,
  cut_hectares: null,
  published_hectares: null,
  row_version: 3,
};
const changed = { id: 71, scenario_name: 'base', row_version: 5, values: {}, change_id: null };
const overlap = { id: 12, name: 'Mill field', hectares: 0.5, takenIn: false };

/** The editing of a boundary that was changed and not saved yet. */
function show(overlaps: object[]) {
  const before = { shape: square(100), cut: undefined };
  keepBoundary({ edited: { ...before, shape: square(200) }, base: before, rowVersion: 3 });
  // On the tab of merging: corners cannot be drawn here.
  keepPoints('merge', [[1, 1]]);
  const asked = serve(({ method, path }) => ({
    json: {
      result: path.endsWith('/insert-updated-geometry')
        ? {
            id: 71,
            row_version: 4,
            hectares: 2,
            cut_hectares: null,
            change_id: CHANGE,
            kept_area: null,
            overlaps,
          }
        : method === 'GET'
          ? { current, earlier: [] }
          : changed,
    },
  }));
  const closed: true[] = [];
  const view = new View({ center: [0, 0], zoom: 5 });
  const map = { map: new OlMap({ view }), frame: document.createElement('div') };
  shownOnSite(
    <GridMapContext value={map}>
      <EditBoundary siteId={71} close={() => closed.push(true)} />
    </GridMapContext>,
    { scenario: 'tall' },
  );
  const undone = () => asked.filter(({ path }) => path.includes('undo')).map(({ body }) => body);
  return { asked, closed, undone };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The undo of the message, not that of the steps. */
const takeBack = async () => {
  await screen.findByText('Boundary has been saved');
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
};

it('saves what was changed over the version that was seen, and offers to undo it', async () => {
  const { asked, closed, undone } = show([]);
  await press('Save boundary');
  await waitFor(() => expect(closed).toHaveLength(1));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    siteId: 71,
    wkbGeometry: square(200),
    row_version: 3,
  });
  expect(lastChangeOf(71)?.changeId).toBe(CHANGE);
  await takeBack();
  await screen.findByText('Boundary is as it was before');
  expect(undone()).toMatchObject([{ change_id: CHANGE }]);
  expect(lastChangeOf(71)).toBeUndefined();
});

it('asks no more about a boundary that was undone meanwhile', async () => {
  const { closed } = show([overlap]);
  await press('Save boundary');
  await screen.findByRole('heading', { name: 'It overlaps 1 other site' });
  expect(closed).toHaveLength(0);
  await takeBack();
  await waitFor(() => expect(closed).toHaveLength(1));
});

it('asks before a changed boundary is left without saving', async () => {
  const { closed } = show([]);
  await press('Cancel');
  await press('Keep editing');
  expect(closed).toHaveLength(0);
  await press('Cancel');
  await press('Leave');
  expect(closed).toHaveLength(1);
});
