import { createChildren } from '@calls/land/boundaries/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import type { Point } from '../../map/draw/national-grid.ts';
import { ShapesLayer } from '../../map/british-grid/shapes-layer.tsx';
import { Button } from '../../ui/button.tsx';
import { Control } from '../../ui/control.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { TabProps } from './editing.ts';
import { boundaryPanelMessages as messages } from './messages.ts';
import { previewFault, usePreview } from './preview.ts';
import { BoundaryRefusal } from './refusal.tsx';
import { hectareWords } from '../../ui/hectare-words.ts';
import { type BoundaryShape, polygonOf } from './shape.ts';
import { Sketching } from './sketching.tsx';

/** A whole new boundary. */
export function DrawTab({ put, corners }: TabProps) {
  return (
    <Sketching
      tab="draw"
      kind="polygon"
      corners={corners}
      done={(points) => put({ shape: polygonOf(points), cut: undefined })}
    />
  );
}

interface Part {
  shape: BoundaryShape;
  hectares: number;
}
const PART_COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#8a6d00'];
const colourOf = (index: number) => PART_COLOURS[index % PART_COLOURS.length] ?? '#0072b2';

/** Divides the boundary by a line: one part becomes the boundary, or each becomes a child site. */
export function SplitTab({ siteId, edited, put, isSaved, corners }: TabProps) {
  const preview = usePreview();
  const [parts, setParts] = useState<Part[]>([]);
  const [names, setNames] = useState<string[]>([]);
  const children = useAction(createChildren);
  const split = async (line: Point[]) => {
    const answer = await preview.run({
      operation: 'split',
      wkbGeometry: edited.shape as BoundaryShape,
      line,
    });
    const found = answer?.shapes ?? [];
    setParts(
      found.map(({ geometry, hectares }) => ({ shape: geometry as BoundaryShape, hectares })),
    );
    setNames(found.map(() => ''));
  };
  const create = async () => {
    const made = await children.run({
      siteId,
      children: parts.map(({ shape }, index) => ({ name: names[index] ?? '', wkbGeometry: shape })),
    });
    if (!made) return;
    setParts([]);
    showToast({ kind: 'success', title: messages.childrenCreated(made.ids.length) });
  };
  if (parts.length === 0) {
    return (
      <>
        <Sketching tab="split" kind="line" corners={corners} done={(line) => void split(line)} />
        <BoundaryRefusal>{previewFault(preview)}</BoundaryRefusal>
      </>
    );
  }
  return (
    <>
      {parts.map(({ shape }, index) => (
        <ShapesLayer
          key={index}
          shapes={[shape]}
          look={{ colour: colourOf(index), fill: `${colourOf(index)}55` }}
          height={26}
        />
      ))}
      <chakra.ol display="grid" gap="3" listStyleType="none">
        {parts.map(({ shape, hectares }, index) => (
          <chakra.li key={index} display="grid" gap="1">
            <chakra.p display="flex" alignItems="center" gap="2" fontWeight="medium">
              <chakra.span w="3" h="3" style={{ background: colourOf(index) }} aria-hidden />
              {messages.part(index + 1, hectareWords(hectares))}
            </chakra.p>
            <Control
              aria-label={messages.partName(index + 1)}
              placeholder={messages.partName(index + 1)}
              value={names[index] ?? ''}
              onChange={({ target }) =>
                setNames((before) => before.map((each, i) => (i === index ? target.value : each)))
              }
            />
            <BoundaryRefusal>{children.fields[`children[${index}].name`]}</BoundaryRefusal>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                setParts([]);
                put({ shape, cut: undefined });
              }}
            >
              {messages.keepPart(index + 1)}
            </Button>
          </chakra.li>
        ))}
      </chakra.ol>
      {!isSaved && <chakra.p color="fg.muted">{messages.saveFirst}</chakra.p>}
      <chakra.div display="flex" gap="2">
        <Button
          disabled={!isSaved || names.some((name) => name.trim() === '')}
          busy={children.running}
          onClick={() => void create()}
        >
          {messages.createChildren}
        </Button>
        <Button variant="outline" onClick={() => setParts([])}>
          {messages.anotherLine}
        </Button>
      </chakra.div>
    </>
  );
}

/** Marks unusable parts as cut out; the boundary itself stays, and what is left is stored with it. */
export function CutTab({ edited, saved, put, corners }: TabProps) {
  const preview = usePreview();
  const without = async (whole: BoundaryShape, shapes: BoundaryShape[]) => {
    const answer = await preview.run({ operation: 'cut', wkbGeometry: whole, shapes });
    return answer?.shapes[0]?.geometry as BoundaryShape | undefined;
  };
  const cut = async (points: Point[]) => {
    const { shape, cut: left } = edited;
    if (!shape) return;
    // Even with another boundary, the part cut out of the saved one stays cut out.
    const isKept = left === undefined && saved.cut && saved.shape;
    const before = isKept
      ? await without(saved.shape as BoundaryShape, [saved.cut as BoundaryShape])
      : undefined;
    if (isKept && !before) return;
    const shapes = [...(before ? [before] : []), polygonOf(points)];
    const next = await without(left ?? shape, shapes);
    if (next) put({ ...edited, cut: next });
  };
  return (
    <>
      <chakra.p color="fg.muted">{messages.cutHint}</chakra.p>
      <Sketching tab="cut" kind="polygon" corners={corners} done={(points) => void cut(points)} />
      <BoundaryRefusal>{previewFault(preview)}</BoundaryRefusal>
      {(edited.cut ?? (edited.cut === undefined && saved.cut)) && (
        <Button variant="outline" onClick={() => put({ ...edited, cut: null })}>
          {messages.putBack}
        </Button>
      )}
    </>
  );
}
