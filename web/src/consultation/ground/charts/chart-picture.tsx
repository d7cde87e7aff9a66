import type { Chart } from '@contract/consultation/ground/charts/chart.ts';
import { drawChart } from '@contract/consultation/ground/charts/draw-chart.ts';
import type { Shape } from '@contract/consultation/ground/charts/picture.ts';
import { chakra } from '@chakra-ui/react';
import { createElement, useMemo } from 'react';
import { useMeasuredWidth } from '../../../ui/use-measured-width.ts';

const HEIGHT = 340;
/** Before the room is known: nothing wider fits a phone. */
const NARROW = 320;

/** A chart, as wide as the room it has. Its table stands beside it. */
export function ChartPicture({ chart }: { chart: Chart }) {
  const [box, measured = NARROW] = useMeasuredWidth();
  const width = Math.max(NARROW, measured);
  const drawn = useMemo(() => drawChart(chart, { width, height: HEIGHT }), [chart, width]);
  return (
    <chakra.div ref={box} minW="0" overflowX="auto">
      {elementOf(drawn)}
    </chakra.div>
  );
}

/** As React writes the names of SVG: stroke-width is strokeWidth there, aria-label stays. */
const propName = (name: string) =>
  name.startsWith('aria-')
    ? name
    : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function elementOf({ tag, attributes, children = [], text }: Shape, key?: number) {
  // As an attribute the size would give way to any style of the page.
  const { 'font-size': fontSize, ...others } = attributes;
  const props = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [propName(name), value]),
  );
  return createElement(
    tag,
    {
      ...props,
      ...(fontSize ? { style: { fontSize } } : {}),
      ...(key === undefined ? {} : { key }),
    },
    ...(text === undefined ? [] : [text]),
    ...children.map((child, at): React.ReactNode => elementOf(child, at)),
  );
}
