import type { PictureCrop } from '@contract/consultation/ground/documents/pictures/crop.ts';
import { chakra } from '@chakra-ui/react';
import { type PointerEvent, useRef } from 'react';
import {
  type CropEdge,
  cropEdges,
  edgeOf,
  edgePressed,
  movedCrop,
  reachOf,
  withEdge,
} from './crop.ts';
import { imageEditorMessages as messages } from './messages.ts';

interface CropFrameProps {
  address: string;
  crop: PictureCrop;
  change: (crop: PictureCrop) => void;
}

interface Pull {
  edge: CropEdge | 'all';
  /** Where the pointer was, and what was shown then. */
  from: { x: number; y: number };
  crop: PictureCrop;
}

const percent = (part: number) => `${part * 100}%`;
const isUpright = (edge: CropEdge) => edge === 'left' || edge === 'right';

/** A whole picture with the edges of the part that is shown: each is pulled, or moved by keys. */
export function CropFrame({ address, crop, change }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const pull = useRef<Pull>(undefined);
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = area.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const begin = (event: PointerEvent, edge: Pull['edge']) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    area.current?.setPointerCapture(event.pointerId);
    pull.current = { edge, from: pointOf(event), crop };
  };
  const move = (event: PointerEvent) => {
    if (!pull.current) return;
    const { edge, from, crop: before } = pull.current;
    const at = pointOf(event);
    const [right, down] = [at.x - from.x, at.y - from.y];
    if (edge === 'all') change(movedCrop(before, right, down));
    else change(withEdge(before, edge, edgeOf(before, edge) + (isUpright(edge) ? right : down)));
  };
  const end = () => {
    pull.current = undefined;
  };
  const { x, y, width, height } = crop;
  return (
    <Area ref={area} onPointerMove={move} onPointerUp={end} onPointerCancel={end}>
      <chakra.div position="relative" overflow="hidden">
        <chakra.img src={address} alt="" display="block" maxH="96" maxW="full" draggable={false} />
        <Part
          style={{
            left: percent(x),
            top: percent(y),
            width: percent(width),
            height: percent(height),
          }}
          onPointerDown={(event) => begin(event, 'all')}
        />
      </chakra.div>
      {cropEdges.map((edge) => {
        const [least, most] = reachOf(crop, edge);
        const at = edgeOf(crop, edge);
        const across = isUpright(edge);
        return (
          <Handle
            key={edge}
            role="slider"
            tabIndex={0}
            aria-label={messages.edges[edge]}
            aria-orientation={across ? 'horizontal' : 'vertical'}
            aria-valuemin={Math.round(least * 100)}
            aria-valuemax={Math.round(most * 100)}
            aria-valuenow={Math.round(at * 100)}
            aria-valuetext={messages.edgeAt(Math.round(at * 100))}
            data-across={across || undefined}
            style={
              across
                ? { left: percent(at), top: percent(y + height / 2) }
                : { top: percent(at), left: percent(x + width / 2) }
            }
            onPointerDown={(event) => begin(event, edge)}
            onKeyDown={(event) => {
              const next = edgePressed(crop, edge, event);
              if (next === undefined) return;
              event.preventDefault();
              change(withEdge(crop, edge, next));
            }}
          />
        );
      })}
    </Area>
  );
}

const Area = chakra('div', {
  base: {
    position: 'relative',
    w: 'fit-content',
    maxW: 'full',
    // Room for the handles at the edges of the picture.
    m: '3',
    userSelect: 'none',
  },
});
/** What lies outside of it is darkened. */
const Part = chakra('div', {
  base: {
    position: 'absolute',
    cursor: 'move',
    touchAction: 'none',
    outline: '2px solid white',
    outlineOffset: '-2px',
    boxShadow: '0 0 0 100vmax rgb(17 24 32 / 0.55)',
  },
});
const Handle = chakra('div', {
  base: {
    position: 'absolute',
    w: '10',
    h: '6',
    transform: 'translate(-50%, -50%)',
    cursor: 'ns-resize',
    touchAction: 'none',
    display: 'grid',
    placeItems: 'center',
    '&[data-across]': { w: '6', h: '10', cursor: 'ew-resize' },
    _before: {
      content: '""',
      w: '8',
      h: '2.5',
      bg: 'accent.solid',
      borderWidth: '2px',
      borderColor: 'white',
      borderRadius: 'full',
    },
    '&[data-across]::before': { w: '2.5', h: '8' },
    _focusVisible: { outline: '3px solid', outlineColor: 'accent.solid', borderRadius: 'sm' },
  },
});
