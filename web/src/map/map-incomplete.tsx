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

/** At the right over the licence: the corners at the top are the place search's and the tools'. */
const Strip = chakra('div', {
  base: {
    position: 'absolute',
    bottom: '32',
    right: 'calc(10px + var(--map-right, 0px))',
    maxW: 'calc(100% - 20px - var(--map-left, 0px) - var(--map-right, 0px))',
    zIndex: '2',
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
