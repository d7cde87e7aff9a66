import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { Point } from '../draw/national-grid.ts';
import { selfIntersections } from '../draw/self-intersection.ts';
import type { SketchKind } from '../draw/sketch.ts';
import { planarArea, planarLength } from './measured.ts';
import { areaWords, lengthWords } from './measure-words.ts';
import { measureMessages as messages } from './messages.ts';

/** The length or area of a sketch; its points in metres of the grid. */
export function Figures({ kind, points }: { kind: SketchKind; points: Point[] }) {
  const around = kind === 'polygon' && points[0] ? [...points, points[0]] : points;
  const crossed = kind === 'polygon' && selfIntersections(points).length > 0;
  const rows =
    kind === 'line'
      ? [[messages.total, lengthWords(planarLength(points))]]
      : [
          [
            messages.size,
            // Otherwise a loop in the opposite direction would be subtracted.
            crossed ? '-' : areaWords(points.length > 0 ? planarArea(points) : 0),
          ],
          [messages.perimeter, lengthWords(planarLength(around))],
        ];
  return (
    <>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" alignItems="baseline">
        {rows.map(([name, value], index) => (
          <chakra.div key={name} display="contents">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd
              textAlign="end"
              fontVariantNumeric="tabular-nums"
              textStyle={index === 0 ? 'headingSm' : 'body'}
            >
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {crossed && (
        <chakra.p role="status" display="flex" gap="1.5">
          <chakra.span pt="0.5" color="fg.warning" aria-hidden>
            <CircleAlert size={16} />
          </chakra.span>
          {messages.crossed}
        </chakra.p>
      )}
    </>
  );
}
