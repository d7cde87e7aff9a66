import { chakra } from '@chakra-ui/react';
import {
  Copy,
  Ellipsis,
  MoveDown,
  MoveRight,
  MoveUp,
  PanelLeft,
  Rows2,
  Trash2,
} from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceBox } from '../../../../ui/combobox/choice-box.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { MenuButton, type MenuEntry } from '../../../../ui/menu.tsx';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import { sectionPlans } from '../draft/layout.ts';
import { builderMessages as messages } from '../messages.ts';
import type { BlockFrameProps } from './block-frame.tsx';

/** What can be done with a block beside writing it. */
export function BlockMenu(props: BlockFrameProps & { label: string }) {
  const { block, label, moves, isAlone } = props;
  const { id } = block;
  const [isChoosing, setChoosing] = useState(false);
  const size = 14;
  const entries: MenuEntry[] = [
    { label: messages.moveUp, icon: <MoveUp size={size} />, onChoose: () => moves.block(id, 'up') },
    {
      label: messages.moveDown,
      icon: <MoveDown size={size} />,
      onChoose: () => moves.block(id, 'down'),
    },
    isAlone
      ? {
          label: messages.moveBeside,
          icon: <PanelLeft size={size} />,
          onChoose: () => moves.block(id, 'left'),
        }
      : {
          label: messages.moveApart,
          icon: <Rows2 size={size} />,
          onChoose: () => moves.block(id, 'down'),
        },
    {
      label: `${messages.moveToSection}…`,
      icon: <MoveRight size={size} />,
      onChoose: () => setChoosing(true),
    },
    {
      label: messages.duplicate,
      icon: <Copy size={size} />,
      onChoose: () => moves.duplicate(id, label),
    },
    {
      label: messages.delete,
      icon: <Trash2 size={size} />,
      onChoose: () => moves.deleteBlock(id, label),
    },
  ];
  return (
    <>
      <MenuButton
        label={messages.blockMenu(label)}
        aria-label={messages.blockMenu(label)}
        size="sm"
        shape="square"
        icon={<Ellipsis size={14} />}
        entries={entries}
      />
      {isChoosing && <ChooseSection {...props} close={() => setChoosing(false)} />}
    </>
  );
}

function ChooseSection({ block, moves, close }: BlockFrameProps & { close: () => void }) {
  const id = useId();
  const { work } = useDocumentEditing();
  const [chosen, setChosen] = useState('');
  const draft = work.now();
  const plans = draft ? sectionPlans(draft) : [];
  const plan = plans.find(({ section }) => section.id === chosen);
  const move = () => {
    close();
    if (plan) moves.blockTo(block.id, { sectionId: chosen, row: plan.rows.length });
  };
  return (
    <Dialog
      title={messages.moveToSection}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {messages.cancel}
          </Button>
          <Button disabled={!plan} onClick={move}>
            {messages.moveHere}
          </Button>
        </>
      }
    >
      <chakra.label htmlFor={id} fontWeight="medium" display="block" mb="1">
        {messages.toSection}
      </chakra.label>
      <chakra.div minH="56">
        <ChoiceBox
          id={id}
          value={chosen}
          change={setChosen}
          placeholder={messages.toSection}
          choices={plans
            .filter(({ section }) => section.id !== block.sectionId)
            .map(({ section, number }) => ({
              value: section.id,
              label: `${number} ${section.title || messages.untitled}`,
            }))}
        />
      </chakra.div>
    </Dialog>
  );
}
