import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import type { ConstraintRow } from './constraint-rows.ts';
import { ConstraintTable } from './constraint-table.tsx';

const row = (name: string): ConstraintRow => ({
  key: name,
  layerId: 'layer',
  layerName: 'Layer',
  featureId: 1,
  name,
  detail: '',
  percent: 50,
  hectares: 0.5,
  metres: 0,
  touches: false,
});

it('gives the columns of every group the same widths, whatever stands in them', () => {
  shown(
    <>
      <ConstraintTable title="Hard" rows={[row('A')]} />
      <ConstraintTable
        title="Soft"
        rows={[row('A conservation area of a very long name indeed')]}
      />
    </>,
  );
  const widths = ['Hard', 'Soft'].map((name) =>
    [...screen.getByRole('table', { name }).querySelectorAll('col')].map(
      ({ style }) => style.width,
    ),
  );
  expect(widths[0]).toEqual(['', 'var(--share)', '60px', '72px']);
  expect(widths[1]).toEqual(widths[0]);
});
