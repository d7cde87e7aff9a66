import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { Button, IconButton } from '../../ui/button.tsx';
import { siteFieldMessages as messages } from './messages.ts';

interface PointerButtonsProps {
  /** Overlays what follows, so that nothing moves down. */
  floating: boolean;
  everyScenario: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Buttons to save and cancel by pointer; Tab skips them, since Enter and Escape do the same. */
export function PointerButtons({ floating, everyScenario, onSave, onCancel }: PointerButtonsProps) {
  return (
    <Buttons floating={floating} data-screen-only onPointerDown={(event) => event.preventDefault()}>
      {everyScenario && <chakra.span px="2">{messages.everyScenario}</chakra.span>}
      <Button size="sm" h={touched} tabIndex={-1} icon={<Check size={16} />} onClick={onSave}>
        {messages.save}
      </Button>
      <IconButton
        size="sm"
        h={touched}
        minW={touched}
        tabIndex={-1}
        label={messages.cancel}
        icon={<X size={16} />}
        onClick={onCancel}
      />
    </Buttons>
  );
}

const touched = { base: '11', md: '7' } as const;

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '1',
    textStyle: 'small',
  },
  variants: {
    floating: {
      true: {
        position: 'absolute',
        top: 'calc(100% + 2px)',
        right: '0',
        zIndex: '1',
        p: '1',
        bg: 'bg.panel',
        borderRadius: 'md',
        boxShadow: 'floating',
      },
      false: { pt: '1' },
    },
  },
});
