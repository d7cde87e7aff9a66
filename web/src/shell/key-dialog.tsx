import { chakra } from '@chakra-ui/react';
import { mapKeys } from '../map/map-keys.ts';
import { mapMessages } from '../map/messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { searchResultMessages } from '../land/search-results/messages.ts';
import { shellMessages as messages } from './messages.ts';

const keys = [
  ['/', messages.keySearch],
  ['?', messages.keyHelp],
  ['Esc', messages.keyEscape],
  ...searchResultMessages.keys,
] as const;

/** The keys that work everywhere, and those of the page's map if it has one. */
export default function KeyDialog({ onClose }: { onClose: () => void }) {
  const onMap = document.querySelector('[data-map]') !== null;
  return (
    <Dialog title={messages.keysTitle} onClose={onClose}>
      <Keys keys={keys} />
      {onMap && (
        <>
          <chakra.h3 mt="6" mb="2" fontWeight="semibold">
            {mapMessages.keysTitle}
          </chakra.h3>
          <Keys keys={mapKeys} />
        </>
      )}
    </Dialog>
  );
}

const Keys = ({ keys }: { keys: readonly (readonly [string, string])[] }) => (
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
);
