import { type Chart, chartWords, colourAt, labelsOf, serialsOf } from './chart.ts';
import { columns } from './columns.ts';
import type { ChartSize, DrawPlot } from './draw-plot.ts';
import { lines } from './lines.ts';
import { fittedWords, svgShape, type Shape, widthOfWords, words } from './picture.ts';
import { pie } from './pie.ts';

const PLOTS: Record<Chart['chartType'], DrawPlot> = { pie, column: columns, line: lines };

const LEGEND_LINE = 20;

/** A chart as a picture: nothing but the data decides how it looks. */
export function drawChart(chart: Chart, size: ChartSize): Shape {
  const colours = coloursOf(chart);
  const legend = colours.size > 1 ? legendOf(colours, size.width) : { shapes: [], height: 0 };
  const room = { width: size.width, height: size.height - legend.height };
  const { width, height } = size;
  return svgShape(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': chartWords(chart),
      'font-family': 'inherit',
    },
    [
      svgShape(
        'g',
        { transform: `translate(0 ${legend.height})` },
        PLOTS[chart.chartType](chart, room, colours),
      ),
      ...legend.shapes,
    ],
  );
}

/** The colours of slices, or of series. */
function coloursOf(chart: Chart): Map<string, string> {
  const isPie = chart.chartType === 'pie';
  const names = isPie ? labelsOf(chart) : serialsOf(chart);
  return new Map(
    names.map((name, at) => {
      const own = chart.chartData.find(
        (each) => (isPie ? each.label : (each.serial ?? '')) === name,
      );
      return [name, own?.color ?? colourAt(at)];
    }),
  );
}

/** What the colours mean, in as many lines as it takes. */
function legendOf(colours: ReadonlyMap<string, string>, width: number) {
  let [x, y] = [0, 0];
  const shapes: Shape[] = [];
  for (const [name, colour] of colours) {
    const label = fittedWords(name, Math.min(180, width - 24));
    const long = widthOfWords(label) + 32;
    if (x > 0 && x + long > width) [x, y] = [0, y + LEGEND_LINE];
    shapes.push(svgShape('rect', { x, y: y + 3, width: 12, height: 12, rx: 2, fill: colour }));
    shapes.push(words(label, x + 18, y + 13));
    x += long;
  }
  return { shapes, height: y + LEGEND_LINE + 8 };
}
