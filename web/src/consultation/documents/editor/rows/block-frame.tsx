import type { DraftBlock } from '@contract/consultation/documents/contract.ts';
import { blockFaults, type TypedBlock } from '@contract/consultation/ground/documents/kinds.ts';
import { chakra } from '@chakra-ui/react';
import { CircleDashed, Pencil } from 'lucide-react';
import { memo, type MouseEvent, useMemo } from 'react';
import { touchTargets } from '../../../../ui/theme/recipes.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { blockEditors } from '../../blocks/block-editors.tsx';
import { blockFieldId } from '../../blocks/block-fields.tsx';
import { BlockReading } from '../../blocks/block-reading.tsx';
import { useDocumentEditing, useIsEdited } from '../draft/builder-context.tsx';
import { Grip } from '../drag/grip.tsx';
import { builderMessages as messages } from '../messages.ts';
import { gripOf } from '../builder-step.ts';
import type { Moves } from '../use-moves.ts';
import { BlockMenu } from './block-menu.tsx';
import { EditedBlock } from './edited-block.tsx';

export interface BlockFrameProps {
  block: DraftBlock;
  /** Among the blocks of its section, from 1. */
  place: number;
  count: number;
  number: string;
  isFirstInRow: boolean;
  isAlone: boolean;
  moves: Moves;
}

/** A block: read until it is touched, then edited in the same place. */
export const BlockFrame = memo(function BlockFrame(props: BlockFrameProps) {
  const { block, place, count, moves } = props;
  const { savers, view, mayWrite } = useDocumentEditing();
  const isEdited = useIsEdited(block.id);
  const { label, firstField } = blockEditors[block.type];
  const isWritten = firstField !== undefined;
  const isOpen = isEdited && mayWrite && isWritten;
  const edit = () => {
    // What others wrote since it was edited last stands in its fields from the first.
    savers.ofBlock(block).follow(block.content);
    view.edit(block.id);
    view.want(blockFieldId(block.id, firstField ?? ''), `edit-${block.id}`);
  };
  const touch = ({ target }: MouseEvent) => {
    if (!mayWrite || !isWritten || (target as Element).closest('a, button')) return;
    if (getSelection()?.isCollapsed === false) return;
    edit();
  };
  return (
    <Frame
      id={`block-${block.id}`}
      tabIndex={-1}
      aria-label={messages.block(label, place, count)}
      data-edited={isOpen || undefined}
    >
      {mayWrite && (
        <Tools data-tools>
          <Grip
            id={gripOf(block.id)}
            dragged={{ kind: 'block', id: block.id, label }}
            label={messages.move(label)}
            hint={messages.moveHint}
            move={(direction) => moves.block(block.id, direction)}
          />
          <chakra.span flex="1" textStyle="small" color="fg.muted" data-type>
            {label}
          </chakra.span>
          {isWritten && !isOpen && (
            <IconButton
              size="sm"
              label={messages.editBlock(label)}
              icon={<Pencil size={14} />}
              onClick={edit}
            />
          )}
          <BlockMenu {...props} label={label} />
        </Tools>
      )}
      {isOpen ? (
        <EditedBlock block={block} label={label} />
      ) : (
        <chakra.div onClick={touch} cursor={mayWrite && isWritten ? 'text' : undefined}>
          <BlockReading block={block} />
          {mayWrite && <ToFinish block={block} />}
        </chakra.div>
      )}
    </Frame>
  );
});

/** How much of a block is missing before it can be published: advice, while it is drafted. */
function ToFinish({ block }: { block: DraftBlock }) {
  const faults = useMemo(() => blockFaults(block as unknown as TypedBlock), [block]);
  if (faults.length === 0) return null;
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap="1.5"
      mt="1"
      textStyle="small"
      color="fg.warning"
    >
      <CircleDashed size={14} aria-hidden />
      {faults.length === 1 ? faults[0]?.message : messages.toFinish(faults.length)}
    </chakra.p>
  );
}

const Frame = chakra('article', {
  base: {
    position: 'relative',
    minW: '0',
    px: '3',
    py: '2',
    mx: '-3',
    borderRadius: 'md',
    outlineOffset: '0',
    scrollMarginTop: '112px',
    '&:hover': { bg: { base: undefined, md: 'bg.subtle' } },
    '&[data-edited]': {
      bg: 'bg.panel',
      outline: '1px solid',
      outlineColor: 'border.emphasized',
    },
    // Beside and above the block, so that nothing moves as they appear.
    '@media (hover: hover)': {
      '&:not(:hover, :focus-within, [data-edited]) [data-tools]': { opacity: 0 },
    },
  },
});
const Tools = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minH: '7',
    transition: 'opacity 0.12s',
    ...touchTargets,
    '@media (hover: hover)': {
      position: 'absolute',
      zIndex: '1',
      top: '1',
      insetEnd: '1',
      minH: '0',
      bg: 'bg.panel',
      borderRadius: 'md',
      borderWidth: '1px',
      '& [data-type]': { px: '1' },
    },
    '[data-edited] > &': {
      position: 'static',
      opacity: 1,
      border: 'none',
      mb: '1',
    },
  },
});
