import { type Chart, figureText, labelsOf, serialsOf } from '../../../charts/chart.ts';
import { drawChart } from '../../../charts/draw-chart.ts';
import { svgText } from '../../../charts/picture.ts';
import type { EditionChart } from '../../edition.ts';
import { documentViewMessages as messages } from '../../view/messages.ts';

/** Words of a picture grow and shrink with it: on a phone those of the wide one could not be read. */
const SIZES = { wide: { width: 640, height: 340 }, narrow: { width: 340, height: 320 } };

/** A chart as a picture, of which the place shows the one that fits, and the same figures as a table. */
export const ChartView = ({ content }: { content: EditionChart }) => (
  <figure className="chart">
    <figcaption>{content.chartName}</figcaption>
    {(['wide', 'narrow'] as const).map((width) => (
      // Its words are escaped where it is written.
      <div
        key={width}
        className={`drawn ${width}`}
        dangerouslySetInnerHTML={{ __html: svgText(drawChart(content, SIZES[width])) }}
      />
    ))}
    {content.countedAt && (
      <p className="aside">{messages.counted(content.countedAt, content.leftOut)}</p>
    )}
    <details>
      <summary>{messages.figures}</summary>
      <Figures of={content} />
    </details>
  </figure>
);

/** The figures of a chart: a line for each label, a column for each series. */
function Figures({ of }: { of: Chart }) {
  const serials = serialsOf(of);
  const valueOf = (label: string, serial: string) =>
    of.chartData.find((each) => each.label === label && (each.serial ?? '') === serial)?.value;
  return (
    <table>
      <caption className="unseen">{of.chartName}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.figureLabel}</th>
          {serials.map((serial) => (
            <th key={serial} scope="col">
              {serial || messages.figureValue}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labelsOf(of).map((label) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {serials.map((serial) => (
              <td key={serial}>{figureText(valueOf(label, serial), of.isPercentageable)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
