import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import { DropZone } from '../drag/drop-zone.tsx';
import { Grip } from '../drag/grip.tsx';
import { builderMessages as messages } from '../messages.ts';
import { gripOf } from '../builder-step.ts';
import type { Moves } from '../use-moves.ts';

interface OutlineEntryProps {
  id: string;
  title: string;
  number: string;
  level: number;
  /** Numbers are not shown to the public; here they are, but muted. */
  isHidden: boolean;
  moves: Moves;
  chosen: (() => void) | undefined;
}

/** A section in the contents. */
export const OutlineEntry = memo(function OutlineEntry(props: OutlineEntryProps) {
  const { id, title, number, level, isHidden, moves, chosen } = props;
  const { mayWrite } = useDocumentEditing();
  return (
    <li>
      <DropZone place={{ kind: 'before', sectionId: id }} />
      <DropZone place={{ kind: 'into', sectionId: id }}>
        <Line style={{ paddingInlineStart: `${(level - 1) * 12}px` }}>
          {mayWrite && (
            <Grip
              id={gripOf(id)}
              dragged={{ kind: 'section', id, label: `${number} ${title}` }}
              label={messages.moveSection(number, title)}
              hint={messages.sectionMoveHint}
              move={(direction) => moves.section(id, direction)}
            />
          )}
          <OutlineLink target={`section-${id}`} chosen={chosen}>
            <chakra.span color="fg.muted" flexShrink="0" opacity={isHidden ? 0.6 : 1}>
              {number}
            </chakra.span>
            <chakra.span truncate color={title ? undefined : 'fg.muted'}>
              {title || messages.untitled}
            </chakra.span>
          </OutlineLink>
        </Line>
      </DropZone>
    </li>
  );
});

interface OutlineLinkProps {
  /** The id of the element that it leads to. */
  target: string;
  chosen: (() => void) | undefined;
  children: ReactNode;
}

/** Leads to a place of the document, with the focus. */
export function OutlineLink({ target, chosen, children }: OutlineLinkProps) {
  const { view } = useDocumentEditing();
  const go = () => {
    chosen?.();
    const element = document.getElementById(target);
    element?.scrollIntoView({ block: 'start' });
    view.want(target);
  };
  return (
    <Go type="button" onClick={go}>
      {children}
    </Go>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    '& > button:first-of-type:not(:only-of-type)': {
      opacity: { base: 1, lg: 0 },
    },
    '&:is(:hover, :focus-within) > button:first-of-type': { opacity: 1 },
  },
});
const Go = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flex: '1',
    minW: '0',
    minH: { base: '11', lg: '7' },
    px: '2',
    borderRadius: 'md',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});
