import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { messages as uiMessages } from '../ui/messages.ts';
import { messages } from './messages.ts';

/** Over a map of which something did not arrive: what is drawn stays, and one may ask again. */
export function MapIncomplete({ retry }: { retry: () => void }) {
  return (
    <Strip role="alert">
      <chakra.span color="fg.error" aria-hidden>
        <TriangleAlert size={16} />
      </chakra.span>
      <chakra.p>{messages.incomplete}</chakra.p>
      <Button variant="outline" size="sm" onClick={retry}>
        {uiMessages.tryAgain}
      </Button>
    </Strip>
  );
}

const Strip = chakra('div', {
  base: {
    position: 'absolute',
    top: '3',
    left: 'calc(12px + var(--map-left, 0px))',
    maxW: 'calc(100% - 80px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    borderRadius: 'md',
    boxShadow: 'floating',
    textStyle: 'body',
  },
});
