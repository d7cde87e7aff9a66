import type { CustomShape } from '@contract/land/sites/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { boxOf } from '../../map/view.ts';
import { Button } from '../../ui/button.tsx';
import { customSiteMessages as messages } from './messages.ts';
import { ShapeLine } from './shape-line.tsx';
import { ShapesOnMap } from './shapes-on-map.tsx';
import { type ShapeChoice, useCreateChosen } from './use-create-chosen.ts';

interface ChooseShapesProps {
  map: MapRef;
  shapes: CustomShape[];
  notes: string[];
  again: () => void;
}

/** The shapes that were read: which of them become sites, and under what names. */
export function ChooseShapes({ map, shapes, notes, again }: ChooseShapesProps) {
  const [choices, setChoices] = useState<ShapeChoice[]>(() =>
    shapes.map((shape) => ({ shape, taken: shapes.length === 1, name: shape.name ?? '' })),
  );
  const put = (index: number, change: Partial<ShapeChoice>) =>
    setChoices((before) => before.map((each, i) => (i === index ? { ...each, ...change } : each)));
  const { working, createAll } = useCreateChosen(choices, put);
  const wanted = choices.filter(({ taken, siteId }) => taken && siteId === undefined);
  const showOnMap = ({ geometry }: CustomShape) => {
    const box = boxOf(geometry);
    if (box) map.fitBounds(box, { padding: 60, maxZoom: 17 });
  };
  return (
    <>
      <ShapesOnMap choices={choices} />
      <chakra.p role="status" fontWeight="semibold">
        {shapes.length === 0 ? messages.noShapes : messages.shapes(shapes.length)}
      </chakra.p>
      {notes.map((note) => (
        <chakra.p key={note} color="fg.muted" overflowWrap="anywhere">
          {note}
        </chakra.p>
      ))}
      <chakra.ol display="grid" gap="2" listStyleType="none">
        {choices.map((choice, index) => (
          <ShapeLine
            key={index}
            number={index + 1}
            choice={choice}
            put={(change) => put(index, change)}
            showOnMap={() => showOnMap(choice.shape)}
          />
        ))}
      </chakra.ol>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button busy={working} disabled={wanted.length === 0} onClick={() => void createAll()}>
          {messages.createSome(wanted.length)}
        </Button>
        <Button variant="outline" onClick={again}>
          {messages.other}
        </Button>
      </chakra.div>
    </>
  );
}
