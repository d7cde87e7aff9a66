import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { figureText } from '@contract/consultation/ground/charts/chart.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { MANAGER } from '../../../records/kept/manager-place.ts';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';

interface RowsLinkProps {
  count: number;
  /** What they are, for those who hear the link alone. */
  words: string;
  /** Finds exactly those that were counted. */
  filters: readonly Filter[];
}

/** A figure that leads to its rows in the manager's table. */
export function RowsLink({ count, words, filters }: RowsLinkProps) {
  const figure = figureText(count);
  if (count === 0) return figure;
  return (
    <Figure to={rowsPath(filters)} aria-label={messages.openRows(figure, words)}>
      {figure}
    </Figure>
  );
}

/** The manager's table with exactly these rows. */
export const rowsPath = (filters: readonly Filter[]): string =>
  `${MANAGER}/all?${new URLSearchParams({ filters: JSON.stringify(filters) }).toString()}`;

const Figure = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', fontVariantNumeric: 'tabular-nums' },
});
