import { chakra } from '@chakra-ui/react';
import { areaWords } from '../measure/measure-words.ts';
import { areaOf } from '../measure/measured.ts';
import { drawMessages as messages } from './messages.ts';
import { isEnough, type Sketch } from './sketch.ts';

/** How many corners a polygon has so far, and its area once it has one. */
export const SketchSize = ({ sketch }: { sketch: Sketch }) =>
  sketch.points.length > 0 && (
    <chakra.p fontVariantNumeric="tabular-nums">
      {messages.corners(sketch.points.length)}
      {isEnough(sketch) && ` · ${areaWords(areaOf(sketch.points))}`}
    </chakra.p>
  );
