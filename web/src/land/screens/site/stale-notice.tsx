import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { sitePageMessages as messages } from './messages.ts';
import { useSite } from '../../ground/sites/site-context.tsx';

/** Says that the page may be out of date, because fetching it again failed. */
export function StaleNotice() {
  const { refetch } = useSite();
  return (
    <div role="status" data-screen-only>
      {refetch && (
        <Line>
          <TriangleAlert size={16} aria-hidden />
          {messages.notRenewed}
          <Button variant="plain" size="sm" onClick={refetch}>
            {messages.tryAgain}
          </Button>
        </Line>
      )}
    </div>
  );
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '4',
    py: '1',
    bg: 'bg.warning',
    color: 'fg.warning',
    textStyle: 'small',
  },
});
