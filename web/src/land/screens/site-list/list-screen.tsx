import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { ListToggle, MapWithSheet } from '../search/map-with-sheet.tsx';
import { ResultsColumn } from '../search/results-column.tsx';
import { useWidthClass } from '../../../ui/use-width.ts';
import { listPanelMessages } from '../../site-lists/messages.ts';

/** Map and cards side by side; on tablets one above the other, on phones one at a time. */
export function ListScreen({ map, results }: { map: ReactNode; results: ReactNode }) {
  const width = useWidthClass();
  const [list, setList] = useState(true);
  if (width === 'desktop') {
    return (
      <chakra.div flex="1" minH="0" display="flex">
        <chakra.section aria-label={listPanelMessages.map} position="relative" flex="1" minW="0">
          {map}
        </chakra.section>
        <ResultsColumn>{results}</ResultsColumn>
      </chakra.div>
    );
  }
  const phone = width === 'mobile';
  return (
    <chakra.div flex="1" minH="0" display="flex" flexDirection="column">
      <MapWithSheet
        words={{ map: listPanelMessages.map, results: listPanelMessages.sitesOfList }}
        map={map}
        results={results}
        list={list}
        phone={phone}
      />
      <chakra.div display="grid" p="2" borderTopWidth="1px" bg="bg.panel">
        <ListToggle list={list} setList={setList} phone={phone} />
      </chakra.div>
    </chakra.div>
  );
}
