import { chakra } from '@chakra-ui/react';
import { List, Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { searchPageMessages as messages } from './messages.ts';

interface MapWithSheetProps {
  words: { map: string; results: string };
  map: ReactNode;
  results: ReactNode;
  /** Whether the results are open. */
  list: boolean;
  /** Too small for both: the results cover the map. */
  phone: boolean;
  /** The handle that resizes the sheet, and the sheet's height. */
  pull?: { handle: ReactNode; height: string } | undefined;
}

/** Below 1080 px: the results are a sheet under the map, on phones instead of it. */
export function MapWithSheet({ words, map, results, list, phone, pull }: MapWithSheetProps) {
  return (
    <chakra.div position="relative" flex="1" minH="0" display="flex" flexDirection="column">
      <chakra.section
        aria-label={words.map}
        position="relative"
        flex="1"
        minH="0"
        visibility={list && phone ? 'hidden' : 'visible'}
      >
        {map}
      </chakra.section>
      {list && (
        <Sheet
          aria-label={words.results}
          phone={phone}
          pulled={pull !== undefined}
          style={pull ? { height: pull.height } : {}}
        >
          {pull?.handle}
          <VisuallyHidden>
            <h2>{words.results}</h2>
          </VisuallyHidden>
          {results}
        </Sheet>
      )}
    </chakra.div>
  );
}

interface ListToggleProps {
  list: boolean;
  setList: (list: boolean) => void;
  phone: boolean;
}

/** Shows the results or the map. */
export function ListToggle({ list, setList, phone }: ListToggleProps) {
  return (
    <Button
      variant="outline"
      icon={list && phone ? <MapIcon size={16} /> : <List size={16} />}
      onClick={() => setList(!list)}
    >
      {!list ? messages.showList : phone ? messages.showMap : messages.hideList}
    </Button>
  );
}

const Sheet = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minH: '0',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    boxShadow: 'floating',
  },
  variants: {
    phone: {
      true: { position: 'absolute', inset: '0' },
      false: { h: '45%', flexShrink: '0' },
    },
    pulled: { true: { borderTopRadius: '12px' }, false: {} },
  },
});
