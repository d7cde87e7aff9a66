import type { AttachmentBox } from '@contract/consultation/attachments/contract.ts';
import { chakra } from '@chakra-ui/react';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { between, movedBox, type PagePoint, pressed, sizedBox } from './boxes.ts';
import { attachmentPanelMessages as messages } from './messages.ts';
import type { Boxes, DrawnBox } from './use-boxes.ts';

interface Pull {
  from: PagePoint;
  to: PagePoint;
  /** The box that is moved, or sized by its corner; without one a box is drawn. */
  box?: DrawnBox;
  isSizing?: boolean;
}

interface PageBoxesProps {
  page: number;
  kind: AttachmentBox['kind'];
  boxes: Boxes;
  /** The box whose button takes the focus when it appears. */
  added: string | undefined;
  /** How the page looks. */
  children: ReactNode;
}

/** A page with its boxes: a pull of the mouse draws one; those that are there are moved, and sized by their corner. */
export function PageBoxes({ page, kind, boxes, added, children }: PageBoxesProps) {
  const area = useRef<HTMLDivElement>(null);
  const [pull, setPull] = useState<Pull>();
  const pointOf = ({ clientX, clientY }: PointerEvent): PagePoint => {
    const { left, top, width, height } = area.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const begin = (event: PointerEvent, box?: DrawnBox, isSizing = false) => {
    // A finger on the page itself scrolls.
    if (event.button !== 0 || (!box && event.pointerType === 'touch')) return;
    event.stopPropagation();
    area.current?.setPointerCapture(event.pointerId);
    const at = pointOf(event);
    setPull({ from: at, to: at, ...(box ? { box, isSizing } : {}) });
  };
  const end = () => {
    if (!pull) return;
    const { from, to, box } = pull;
    setPull(undefined);
    const place = between(from, to);
    if (box) {
      if (from.x !== to.x || from.y !== to.y) boxes.change(pulledBox(pull, box));
    } else if (place) boxes.add({ ...place, page, kind });
  };
  const drawn = pull && !pull.box ? between(pull.from, pull.to) : undefined;
  return (
    <Area
      ref={area}
      onPointerDown={begin}
      onPointerMove={(event) => pull && setPull({ ...pull, to: pointOf(event) })}
      onPointerUp={end}
      onPointerCancel={() => setPull(undefined)}
    >
      {children}
      {boxes.boxes.map((box, at) => {
        if (box.page !== page) return null;
        const shown = pull?.box?.key === box.key ? pulledBox(pull, box) : box;
        const { x, y, width, height } = shown;
        return (
          <Box
            key={box.key}
            ref={box.key === added ? focusOnce : undefined}
            type="button"
            aria-label={`${messages.box(at + 1, page, box.kind)}, ${messages.place(x, y, width, height)}`}
            style={placeOf(shown)}
            onPointerDown={(event) => begin(event, box)}
            onKeyDown={(event) => {
              const next = pressed(box, event.key, event.shiftKey);
              if (next) boxes.change(next);
              else if (event.key === 'Delete' || event.key === 'Backspace') boxes.remove(box.key);
              else return;
              event.preventDefault();
            }}
          >
            <Corner onPointerDown={(event) => begin(event, box, true)} />
          </Box>
        );
      })}
      {drawn && <Box as="div" aria-hidden style={placeOf(drawn)} />}
    </Area>
  );
}

/** A box as far as it is pulled. */
function pulledBox({ from, to, isSizing }: Pull, box: DrawnBox): DrawnBox {
  const [right, down] = [to.x - from.x, to.y - from.y];
  return isSizing ? sizedBox(box, right, down) : movedBox(box, right, down);
}

const percent = (part: number) => `${part * 100}%`;
const placeOf = ({ x, y, width, height }: Pick<DrawnBox, 'x' | 'y' | 'width' | 'height'>) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

const Area = chakra('div', {
  base: {
    position: 'relative',
    w: 'fit-content',
    maxW: 'full',
    mx: 'auto',
    cursor: 'crosshair',
    userSelect: 'none',
  },
});

/** What it covers can be seen while it is drawn. */
const Box = chakra('button', {
  base: {
    position: 'absolute',
    bg: 'rgb(17 24 32 / 0.55)',
    borderWidth: '2px',
    borderColor: 'accent.solid',
    cursor: 'move',
    touchAction: 'none',
    _focusVisible: { outline: '3px solid', outlineColor: 'accent.solid', outlineOffset: '2px' },
  },
});

const Corner = chakra('span', {
  base: {
    position: 'absolute',
    right: '-1.5',
    bottom: '-1.5',
    w: '3',
    h: '3',
    bg: 'accent.solid',
    cursor: 'nwse-resize',
    // A finger is wider than what it points at.
    _before: { content: '""', position: 'absolute', inset: '-3' },
  },
});
