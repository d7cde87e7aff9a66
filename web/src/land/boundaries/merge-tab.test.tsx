import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OlMap from 'ol/Map.js';
import { expect, it } from 'vitest';
import { GridMapContext } from '../../map/british-grid/grid-map-context.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import type { Edited } from './editing.ts';
import { MergeTab } from './merge-tab.tsx';
import type { BoundaryShape } from './shape.ts';

const square = (x: number, width: number): BoundaryShape => ({
  type: 'Polygon',
  coordinates: [
    [
      [x, 0],
      [x + width, 0],
      [x + width, 100],
      [x, 100],
      [x, 0],
    ],
  ],
});
const field = square(0, 100);

function show(merged: BoundaryShape) {
  const asked = serve(({ path }) => ({
    json: path.startsWith('/search/site/autocomplete-options')
      ? { result: { options: [{ label: 'Mill field', detail: 'NCL-0081', siteId: 81 }] } }
      : { result: { shapes: [{ geometry: merged, hectares: 2 }] } },
  }));
  const put: Edited[] = [];
  const map = { map: new OlMap({}), frame: document.createElement('div') };
  const edited = { shape: field, cut: undefined };
  shown(
    <GridMapContext value={map}>
      <MergeTab
        siteId={7}
        edited={edited}
        saved={edited}
        isSaved
        corners={() => []}
        others={[]}
        put={(next) => put.push(next)}
      />
    </GridMapContext>,
  );
  return { asked, put };
}

const choose = async () => {
  await userEvent.type(screen.getByLabelText('Find a site'), 'mill');
  await userEvent.click(await screen.findByRole('button', { name: /Mill field/ }));
};

it('takes in a site that is found by its name', async () => {
  const both = square(0, 200);
  const { asked, put } = show(both);
  await choose();
  await screen.findByText('Mill field is now part of the boundary');
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/site/boundary/preview',
    body: { operation: 'merge', wkbGeometry: field, siteIds: [81] },
  });
  expect(put).toEqual([{ shape: both, cut: undefined }]);
});

it('says of a site that adds nothing, such as one that is only a point, that it adds nothing', async () => {
  const { put } = show(field);
  await choose();
  await screen.findByText('Mill field adds no area to the boundary');
  expect(put).toEqual([]);
});
