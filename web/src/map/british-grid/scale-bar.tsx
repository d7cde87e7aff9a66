import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useGridMap } from './grid-map-context.ts';
import { britishGridMessages as messages } from './messages.ts';

/** Maximum width of the bar in pixels. */
const WIDEST = 120;

/** A round length for the bar at this many metres per pixel: 1, 2 or 5 times a power of ten. */
function roundBar(resolution: number): { metres: number; width: number } {
  const most = resolution * WIDEST;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((times) => times * power <= most) ?? 1) * power;
  return { metres, width: metres / resolution };
}

const wordsOf = (metres: number) => (metres >= 1000 ? `${metres / 1000} km` : `${metres} m`);

/** A scale bar of a round length: on this map it is true everywhere. */
export function ScaleBar() {
  const { map } = useGridMap();
  const [resolution, setResolution] = useState(() => map.getView().getResolution());
  useEffect(() => {
    const view = map.getView();
    const look = () => setResolution(view.getResolution());
    view.on('change:resolution', look);
    return () => view.un('change:resolution', look);
  }, [map]);
  if (!resolution) return null;
  const { metres, width } = roundBar(resolution);
  return (
    <Bar role="img" aria-label={messages.scale(wordsOf(metres))} style={{ width }}>
      {wordsOf(metres)}
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    bg: 'rgba(255, 255, 255, 0.75)',
    color: '#161b21',
    borderWidth: '2px',
    borderTopWidth: '0',
    borderColor: '#161b21',
    px: '1',
    textStyle: 'small',
  },
});
