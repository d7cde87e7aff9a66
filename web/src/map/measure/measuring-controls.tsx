import { chakra } from '@chakra-ui/react';
import { Check, RotateCcw, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { drawMessages } from '../draw/messages.ts';
import type { Point } from '../draw/national-grid.ts';
import { PointEntry } from '../draw/point-entry.tsx';
import { isEnough, type Sketch } from '../draw/sketch.ts';
import { Figures } from './figures.tsx';
import { measurePrompt } from './measure-prompt.ts';
import { measureMessages as messages } from './messages.ts';

interface MeasuringControlsProps {
  sketch: Sketch;
  /** Including the one under the pointer, in metres of EPSG:27700. */
  points: Point[];
  undo: () => void;
  again: () => void;
  finish: () => void;
  /** Receives a typed point, in degrees. */
  onPoint: (point: Point) => void;
}

/** The length or area of a sketch so far, and its actions, on either kind of map. */
export function MeasuringControls(props: MeasuringControlsProps) {
  const { sketch, points, undo, again, finish, onPoint } = props;
  return (
    <>
      <chakra.p role="status" color="fg.muted">
        {measurePrompt(sketch)}
      </chakra.p>
      <Figures kind={sketch.kind} points={points} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          icon={<Undo2 size={16} />}
          disabled={sketch.points.length === 0}
          onClick={undo}
        >
          {drawMessages.undoPoint}
        </Button>
        {sketch.finished ? (
          <Button icon={<RotateCcw size={16} />} onClick={again}>
            {messages.again}
          </Button>
        ) : (
          <Button icon={<Check size={16} />} disabled={!isEnough(sketch)} onClick={finish}>
            {messages.end}
          </Button>
        )}
      </chakra.div>
      {!sketch.finished && <PointEntry onPoint={onPoint} />}
      <chakra.p textStyle="small" color="fg.muted">
        {drawMessages.byKeys} {messages.datum}
      </chakra.p>
    </>
  );
}
