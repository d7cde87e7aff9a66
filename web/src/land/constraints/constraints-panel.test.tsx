import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answer, serve } from '../../testing/serve.ts';
import { shownOnSite } from '../ground/sites/testing/shown-on-site.tsx';
import ConstraintsPanel from './constraints-panel.tsx';

const trees = {
  layerId: 'trees',
  layerName: 'Ancient woodland',
  themeId: null,
  group: 'soft',
  geometryKind: 'polygon',
  features: 1,
  overlapHectares: 0.1,
  layerOverlapPercent: 10,
  nearestMetres: 0,
  things: [
    {
      featureId: 1,
      name: 'Hob Wood',
      grade: null,
      policy: null,
      overlapHectares: 0.1,
      overlapPercent: 10,
    },
  ],
};

it('says that they cannot be had, and shows them when tried again', async () => {
  let answer: Answer = { status: 500, json: {} };
  serve(() => answer);
  shownOnSite(<ConstraintsPanel />);
  await screen.findByText('Failed to fetch the constraints');
  answer = { json: { result: { siteHectares: 1, constraints: [trees] } } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'To be weighed' })).toBeTruthy();
});
