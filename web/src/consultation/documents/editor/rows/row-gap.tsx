import { chakra } from '@chakra-ui/react';
import { blockTypes, type BlockType } from '@contract/consultation/ground/documents/kinds.ts';
import { Plus } from 'lucide-react';
import { MenuButton } from '../../../../ui/menu.tsx';
import { blockEditors } from '../../blocks/block-editors.tsx';
import { blockFieldId } from '../../blocks/block-fields.tsx';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import { DropZone } from '../drag/drop-zone.tsx';
import { builderMessages as messages } from '../messages.ts';
import { gripOf } from '../builder-step.ts';

interface RowGapProps {
  sectionId: string;
  number: string;
  /** Before which row it is. */
  row: number;
  /** How many blocks stand before it in its section. */
  place: number;
  /** The last of its section: its button is always in sight. */
  isLast?: boolean;
}

/** Between two rows: where a block is added or dropped. */
export function RowGap({ sectionId, number, row, place, isLast = false }: RowGapProps) {
  const { work, view, mayWrite } = useDocumentEditing();
  if (!mayWrite) return <chakra.div h="4" />;
  const add = async (type: BlockType) => {
    const { label, firstField } = blockEditors[type];
    const added = await work.addBlock(messages.steps.addBlock, {
      sectionId,
      position: place,
      isBeside: false,
      type,
    });
    if (!added) return;
    if (firstField === undefined) view.want(gripOf(added.id));
    else {
      view.edit(added.id);
      view.want(blockFieldId(added.id, firstField), `edit-${added.id}`);
    }
    work.say(messages.blockAdded(label, place + 1, number));
  };
  return (
    <DropZone place={{ kind: 'row', sectionId, row }}>
      <Gap data-last={isLast || undefined}>
        <MenuButton
          label={messages.addBlock}
          aria-label={messages.addBlockAt(place + 1, number)}
          size="sm"
          icon={<Plus size={14} />}
          entries={blockTypes.map((type) => {
            const { label, icon } = blockEditors[type];
            return { label, icon, onChoose: () => void add(type) };
          })}
        >
          {isLast && messages.addBlock}
        </MenuButton>
      </Gap>
    </DropZone>
  );
}

const Gap = chakra('div', {
  base: {
    display: 'flex',
    '&:not([data-last])': {
      justifyContent: 'center',
      h: '5',
      '& > button': {
        h: '5',
        minH: '5',
        minW: '6',
        w: 'full',
        color: 'accent.fg',
        opacity: 0,
        transition: 'opacity 0.12s',
      },
      '&:hover > button, & > button:is(:focus-visible, [aria-expanded=true])': { opacity: 1 },
      '@media (hover: none)': { h: '8', '& > button': { h: '8', opacity: 0.7 } },
    },
    '&[data-last]': { pt: '1', color: 'fg.muted' },
  },
});
