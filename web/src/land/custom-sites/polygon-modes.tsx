import { chakra } from '@chakra-ui/react';
import type { DrawMode } from '../../map/draw/draw-mode.ts';
import { drawMessages } from '../../map/draw/messages.ts';
import { Button } from '../../ui/button.tsx';

const PRESSED = { bg: 'accent.subtle', color: 'accent.fg' };

interface PolygonModesProps {
  mode: DrawMode | undefined;
  canSelect: boolean;
  change: (asked: DrawMode) => void;
}

/** Drawing the polygon, or selecting its points. */
export const PolygonModes = ({ mode, canSelect, change }: PolygonModesProps) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2">
    <Button
      variant="outline"
      _pressed={PRESSED}
      aria-pressed={mode === 'polygon'}
      onClick={() => change('polygon')}
    >
      {drawMessages.drawPolygon}
    </Button>
    <Button
      variant="outline"
      _pressed={PRESSED}
      aria-pressed={mode === 'point select'}
      disabled={!canSelect}
      onClick={() => change('point select')}
    >
      {drawMessages.selectPoints}
    </Button>
  </chakra.div>
);
