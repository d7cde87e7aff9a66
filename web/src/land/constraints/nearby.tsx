import type { Constraint } from '@calls/land/constraints/contract.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lengthWords } from '../../map/measure/measure-words.ts';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import { constraintMessages as messages } from './messages.ts';
import { TitledPart } from './titled-part.tsx';

const FIRST = 10;

/** The nearest feature of each layer that has none on the site, the nearest first. */
export function Nearby({ constraints }: { constraints: Constraint[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? constraints : constraints.slice(0, FIRST);
  const more = constraints.length - FIRST;
  return (
    <TitledPart title={messages.nearby} none={constraints.length === 0 && messages.nothingNearby}>
      <PlainTable
        look="lines"
        label={messages.nearby}
        columns={COLUMNS}
        rows={shown}
        rowKey={({ layerId }) => layerId}
      />
      {more > 0 && (
        <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? messages.showLess : messages.showMore(more)}
        </Button>
      )}
    </TitledPart>
  );
}

const COLUMNS: PlainColumn<Constraint>[] = [
  { id: 'layer', label: messages.layer, heads: true, text: ({ layerName }) => layerName },
  {
    id: 'distance',
    label: messages.distance,
    numeric: true,
    text: ({ nearestMetres }) => lengthWords(nearestMetres ?? 0),
  },
];
