import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from '../../../ui/button.tsx';
import { blockEditorMessages } from './messages.ts';

interface ChosenThingsProps {
  chosen: readonly { id: string; name: string }[];
  remove: (id: string) => void;
}

/** What was chosen, each with a button that takes it out again. */
export const ChosenThings = ({ chosen, remove }: ChosenThingsProps) => (
  <chakra.ul display="flex" flexWrap="wrap" gap="1.5">
    {chosen.map(({ id, name }) => (
      <Chip key={id}>
        <chakra.span minW="0" truncate title={name}>
          {name}
        </chakra.span>
        <IconButton
          size="sm"
          label={blockEditorMessages.remove(name)}
          icon={<X size={14} />}
          onClick={() => remove(id)}
        />
      </Chip>
    ))}
  </chakra.ul>
);

const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxW: 'full',
    ps: '2',
    bg: 'bg.muted',
    borderRadius: 'md',
    textStyle: 'small',
  },
});
