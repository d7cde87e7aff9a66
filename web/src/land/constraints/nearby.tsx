import type { Constraint } from '@calls/land/constraints/contract.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TableCell, Head, Name, Part, ConstraintTable } from './constraint-table.tsx';
import { lengthWords } from '../../map/measure/measure-words.ts';
import { constraintMessages as messages } from './messages.ts';

const FIRST = 10;

/** The nearest feature of each layer that has none on the site, nearest layer first. */
export function Nearby({ constraints }: { constraints: Constraint[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? constraints : constraints.slice(0, FIRST);
  const more = constraints.length - FIRST;
  return (
    <Part title={messages.nearby} none={constraints.length === 0 && messages.nothingNearby}>
      <ConstraintTable aria-label={messages.nearby}>
        <thead>
          <tr>
            <Head scope="col">{messages.layer}</Head>
            <Head scope="col" data-number>
              {messages.distance}
            </Head>
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => (
            <tr key={each.layerId}>
              <Name scope="row">{each.layerName}</Name>
              <TableCell data-number>{lengthWords(each.nearestMetres ?? 0)}</TableCell>
            </tr>
          ))}
        </tbody>
      </ConstraintTable>
      {more > 0 && (
        <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? messages.showLess : messages.showMore(more)}
        </Button>
      )}
    </Part>
  );
}
