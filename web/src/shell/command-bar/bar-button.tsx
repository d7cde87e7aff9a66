import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { useWidthClass } from '../../ui/use-width.ts';
import { commandBarMessages as messages } from './messages.ts';

const KEYS = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** The closed bar in the header: a field to press, on phones an icon. */
export default function BarButton({ open }: { open: () => void }) {
  const isPhone = useWidthClass() === 'mobile';
  if (isPhone) {
    return (
      <chakra.div display="flex" justifyContent="flex-end">
        <IconButton label={messages.open} icon={<Search size={20} />} onClick={open} />
      </chakra.div>
    );
  }
  return (
    <Field type="button" aria-haspopup="dialog" onClick={open}>
      <Search size={16} aria-hidden />
      <chakra.span flex="1" textAlign="start" truncate>
        {messages.open}
      </chakra.span>
      <chakra.kbd aria-hidden fontFamily="mono" textStyle="small">
        {KEYS}
      </chakra.kbd>
    </Field>
  );
}

const Field = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    maxW: '560px',
    minW: '0',
    mx: 'auto',
    h: '8',
    px: '3',
    borderRadius: 'md',
    bg: 'bg.muted',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
});
