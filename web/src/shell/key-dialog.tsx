import { chakra } from '@chakra-ui/react';
import { Dialog } from '../ui/dialog.tsx';
import { messages as results } from '../site-search/results/messages.ts';
import { messages } from './messages.ts';

const keys = [
  ['/', messages.keySearch],
  ['?', messages.keyHelp],
  ['Esc', messages.keyEscape],
  ...results.keys,
] as const;

/** What the keyboard does everywhere. */
export default function KeyDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={messages.keysTitle} onClose={onClose}>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2">
        {keys.map(([key, does]) => (
          <chakra.div key={key} display="contents">
            <dt>
              <chakra.kbd fontFamily="mono" px="2" borderWidth="1px" borderRadius="sm">
                {key}
              </chakra.kbd>
            </dt>
            <dd>{does}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Dialog>
  );
}
