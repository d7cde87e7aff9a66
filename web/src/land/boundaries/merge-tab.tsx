import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import type { TabProps } from './editing.ts';
import { boundaryPanelMessages as messages } from './messages.ts';
import { previewFault, usePreview } from './preview.ts';
import { BoundaryRefusal } from './refusal.tsx';
import { type BoundaryShape, polygonOf } from './shape.ts';
import { Sketching } from './sketching.tsx';

/** Adds a polygon, or another site's, to the boundary. */
export function MergeTab({ edited, put, corners }: TabProps) {
  const preview = usePreview();
  const [number, setNumber] = useState('');
  const merge = async (added: { shapes: BoundaryShape[] } | { siteIds: number[] }) => {
    const answer = await preview.run({
      operation: 'merge',
      wkbGeometry: edited.shape as BoundaryShape,
      ...added,
    });
    const shape = answer?.shapes[0]?.geometry as BoundaryShape | undefined;
    if (shape) put({ ...edited, shape });
  };
  return (
    <>
      <chakra.p color="fg.muted">{messages.mergeHint}</chakra.p>
      <Sketching
        tab="merge"
        kind="polygon"
        corners={corners}
        done={(points) => void merge({ shapes: [polygonOf(points)] })}
      />
      <chakra.form
        display="flex"
        gap="2"
        onSubmit={(event) => {
          event.preventDefault();
          if (Number(number) > 0) void merge({ siteIds: [Number(number)] });
        }}
      >
        <Control
          aria-label={messages.mergeSite}
          placeholder={messages.mergeSite}
          inputMode="numeric"
          value={number}
          onChange={({ target }) => setNumber(target.value.replaceAll(/\D/g, ''))}
        />
        <Button type="submit" variant="outline" busy={preview.running}>
          {messages.mergeWithSite}
        </Button>
      </chakra.form>
      <BoundaryRefusal>{previewFault(preview)}</BoundaryRefusal>
    </>
  );
}
