import { type Chart, chartWords, colourAt, labelsOf, serialsOf } from './chart.ts';
import { columns } from './columns.ts';
import type { ChartSize, DrawPlot } from './draw-plot.ts';
import { lines } from './lines.ts';
import { svgShape, type Shape, widthOfWords, words, wrappedWords } from './picture.ts';
import { pie } from './pie.ts';

const PLOTS: Record<Chart['chartType'], DrawPlot> = { pie, column: columns, line: lines };

const LEGEND_LINE = 20;
/** Of a name that takes several. */
const FURTHER_LINE = 16;

/** A chart as a picture, of this size or higher: nothing but the data decides how it looks. */
export function drawChart(chart: Chart, size: ChartSize): Shape {
  const colours = coloursOf(chart);
  const legend = colours.size > 1 ? legendOf(colours, size.width) : { shapes: [], height: 0 };
  const { width } = size;
  // A long legend makes the picture taller rather than the chart smaller.
  const height = Math.max(size.height, legend.height + size.height / 2);
  const room = { width, height: height - legend.height };
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

/** What the colours mean, every name whole, in as many lines as it takes. */
function legendOf(colours: ReadonlyMap<string, string>, width: number) {
  let [x, y, rowHeight] = [0, 0, LEGEND_LINE];
  const shapes: Shape[] = [];
  for (const [name, colour] of colours) {
    const said = wrappedWords(name, width - 24);
    const long = Math.max(0, ...said.map(widthOfWords)) + 32;
    if (x > 0 && x + long > width) [x, y, rowHeight] = [0, y + rowHeight, LEGEND_LINE];
    shapes.push(svgShape('rect', { x, y: y + 3, width: 12, height: 12, rx: 2, fill: colour }));
    for (const [at, line] of said.entries())
      shapes.push(words(line, x + 18, y + 13 + at * FURTHER_LINE));
    rowHeight = Math.max(rowHeight, LEGEND_LINE + (said.length - 1) * FURTHER_LINE);
    x += long;
  }
  return { shapes, height: y + rowHeight + 8 };
}
