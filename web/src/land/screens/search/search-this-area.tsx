import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type Box, boxInMetres } from '../../../map/view.ts';
import { Button } from '../../../ui/button.tsx';
import { useSearchModel } from '../../ground/search/search-model.tsx';
import { searchPageMessages as messages } from './messages.ts';

/** Of the area's width or height: a shorter way is no other place. */
const MOVED = 0.02;

/** Where the map has left the area that is searched: searches what it shows now. */
export function SearchThisArea({ seen }: { seen: Box | undefined }) {
  const { state, search } = useSearchModel();
  if (!seen || !state.area || !hasMoved(state.area, boxInMetres(seen))) return null;
  return (
    <Place>
      <Button icon={<Search size={16} />} onClick={() => void search(state.filters, true)}>
        {messages.searchThisArea}
      </Button>
    </Place>
  );
}

/** Whether the map shows another area than was searched, both in metres. */
function hasMoved(searched: Box, seen: Box): boolean {
  const [width, height] = [searched[2] - searched[0], searched[3] - searched[1]];
  return searched.some(
    (edge, i) => Math.abs(edge - seen[i]!) > MOVED * (i % 2 === 0 ? width : height),
  );
}

/** In the middle of what the panels leave of the map, below its search box. */
const Place = chakra('div', {
  base: {
    position: 'absolute',
    top: '16',
    left: 'calc(50% + (var(--map-left, 0px) - var(--map-right, 0px)) / 2)',
    transform: 'translateX(-50%)',
    zIndex: '3',
    boxShadow: 'floating',
    borderRadius: 'md',
  },
});
