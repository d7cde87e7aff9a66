import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { uiMessages } from '../ui/messages.ts';
import { Spinner } from '../ui/spinner.tsx';
import { mapMessages as messages } from './messages.ts';

interface MapNoticesProps {
  /** Visible tiles are still loading. */
  waiting: boolean;
  /** Retries what failed to load; undefined if nothing did. */
  retry: (() => void) | undefined;
}

/** The map's state, shown over it: what is still loading, and what failed to. Whatever is drawn stays. */
export function MapNotices({ waiting, retry }: MapNoticesProps) {
  return (
    <Corner data-screen-only>
      {retry && (
        <Strip role="alert">
          <chakra.span color="fg.error" aria-hidden>
            <TriangleAlert size={16} />
          </chakra.span>
          <chakra.p>{messages.incomplete}</chakra.p>
          <Button variant="outline" size="sm" onClick={retry}>
            {uiMessages.tryAgain}
          </Button>
        </Strip>
      )}
      <chakra.div role="status">
        {waiting && (
          // Anything faster appears without a flicker.
          <Strip animation="appear 0s 0.3s both" data-map-waiting>
            <Spinner />
            {messages.waiting}
          </Strip>
        )}
      </chakra.div>
    </Corner>
  );
}

/** On the right above the licence: the top corners belong to the place search and the tools. */
const Corner = chakra('div', {
  base: {
    position: 'absolute',
    bottom: '32',
    right: 'calc(10px + var(--map-right, 0px))',
    maxW: 'calc(100% - 20px - var(--map-left, 0px) - var(--map-right, 0px))',
    zIndex: '2',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '2',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
});
const Strip = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'md',
    boxShadow: 'floating',
    textStyle: 'body',
  },
});
