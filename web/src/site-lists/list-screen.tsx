import { chakra } from '@chakra-ui/react';
import { List, Map as MapIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ResultsColumn } from '../site-search/results/results-column.tsx';
import { Button } from '../ui/button.tsx';
import { useWidthClass } from '../ui/use-width.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { messages } from './messages.ts';

/** Map and cards beside one another; on tablets one over the other, on phones in turns. */
export function ListScreen({ map, results }: { map: ReactNode; results: ReactNode }) {
  const width = useWidthClass();
  const [list, setList] = useState(true);
  if (width === 'desktop') {
    return (
      <chakra.div flex="1" minH="0" display="flex">
        <chakra.section aria-label={messages.map} position="relative" flex="1" minW="0">
          {map}
        </chakra.section>
        <ResultsColumn>{results}</ResultsColumn>
      </chakra.div>
    );
  }
  const phone = width === 'mobile';
  return (
    <chakra.div flex="1" minH="0" position="relative" display="flex" flexDirection="column">
      <chakra.section
        aria-label={messages.map}
        position="relative"
        flex="1"
        minH="0"
        visibility={list && phone ? 'hidden' : 'visible'}
      >
        {map}
      </chakra.section>
      {list && (
        <Sheet aria-label={messages.sitesOfList} phone={phone}>
          <VisuallyHidden>
            <h2>{messages.sitesOfList}</h2>
          </VisuallyHidden>
          {results}
        </Sheet>
      )}
      <chakra.div display="grid" p="2" borderTopWidth="1px" bg="bg.panel">
        <Button
          variant="outline"
          icon={list && phone ? <MapIcon size={16} /> : <List size={16} />}
          onClick={() => setList(!list)}
        >
          {!list ? messages.showList : phone ? messages.showMap : messages.hideList}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

const Sheet = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', minH: '0', bg: 'bg.panel' },
  variants: {
    phone: {
      true: { position: 'absolute', inset: '0 0 49px 0' },
      false: { h: '50%', flexShrink: '0', borderTopWidth: '1px', boxShadow: 'floating' },
    },
  },
});
