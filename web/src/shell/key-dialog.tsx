import { chakra } from '@chakra-ui/react';
import { mapKeys } from '../map/map-keys.ts';
import { mapMessages } from '../map/messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { sitePageMessages } from '../land/screens/site/messages.ts';
import { searchResultMessages } from '../land/search-results/messages.ts';
import { tableMessages } from '../ui/table/messages.ts';
import { keyMessages as messages } from './key-messages.ts';

type KeyLine = readonly [key: string, does: string];

/** What works on the page that is shown: each line stands only where its key does something. */
function keysHere({ searches, hasCommands }: KeysOffered): KeyLine[] {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const commandKeys = searches ? 'Ctrl K' : '/  Ctrl K';
  return [
    ...(searches ? [['/', messages.search] as const] : []),
    ...(hasCommands ? [[commandKeys, messages.commands] as const] : []),
    ['?', messages.help],
    ['Esc', messages.escape],
    ...(has('[data-site-page=edited]') ? sitePageMessages.keys : []),
    ...(has('[data-neighbours]') ? sitePageMessages.neighbourKeys : []),
    ...(has('[role=grid]') ? tableMessages.keys : []),
    ...(has('[role=grid] [type=checkbox]') ? tableMessages.selectionKeys : []),
    ...(has('[data-results]') ? searchResultMessages.keys : []),
  ];
}

interface KeysOffered {
  /** Whether the page has a search of its own, to which `/` leads. */
  searches: boolean;
  /** Whether the command bar opens here. */
  hasCommands: boolean;
}

interface KeyDialogProps extends KeysOffered {
  onClose: () => void;
}

/** The keys that work everywhere, and those of the page's map if it has one. */
export default function KeyDialog({ onClose, ...offered }: KeyDialogProps) {
  const onMap = document.querySelector('[data-map]') !== null;
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <Keys keys={keysHere(offered)} />
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

const Keys = ({ keys }: { keys: readonly KeyLine[] }) => (
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
