import { chartFile } from '../../../charts/chart-file.ts';
import { type Chart, chartWords, figureText, labelsOf, serialsOf } from '../../../charts/chart.ts';
import type { EditionChart } from '../../edition.ts';
import { documentPrintMessages as messages } from '../../print/messages.ts';
import { plainCell, type PrintPart } from '../../print/print-parts.ts';
import { documentViewMessages } from '../../view/messages.ts';

/** A chart on paper as lines and letters, and the same figures as a table. */
export function printChart(content: EditionChart): PrintPart[] {
  const { svg, width, height } = chartFile(content, messages.font);
  return [
    { kind: 'caption', text: content.chartName },
    {
      kind: 'picture',
      source: { svg },
      alt: chartWords(content),
      missing: messages.missingPicture(content.chartName),
      width,
      height,
    },
    figuresTable(content),
    ...(content.countedAt
      ? [
          {
            kind: 'note' as const,
            text: documentViewMessages.counted(content.countedAt, content.leftOut),
          },
        ]
      : []),
  ];
}

function figuresTable(of: Chart): PrintPart {
  const serials = serialsOf(of);
  const values = new Map(
    of.chartData.map(({ label, serial = '', value }) => [JSON.stringify([label, serial]), value]),
  );
  const valueOf = (label: string, serial: string) =>
    figureText(values.get(JSON.stringify([label, serial])), of.isPercentageable);
  return {
    kind: 'table',
    heads: [
      [
        plainCell(documentViewMessages.figureLabel),
        ...serials.map((serial) =>
          plainCell(serial || documentViewMessages.figureValue, { align: 'right' }),
        ),
      ],
    ],
    rows: labelsOf(of).map((label) => [
      plainCell(label, { isHead: true }),
      ...serials.map((serial) => plainCell(valueOf(label, serial), { align: 'right' })),
    ]),
  };
}
