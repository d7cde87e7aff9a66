import type { ChartContent } from '@contract/consultation/ground/documents/blocks/chart/schema.ts';
import { chakra } from '@chakra-ui/react';
import { ChartPicture } from '../../../ground/charts/chart-picture.tsx';
import { chartEditorMessages as messages } from './messages.ts';

/** A chart as it will be drawn. */
export default function ChartReading({ content }: { content: ChartContent }) {
  const { chartName, chartData } = content;
  return (
    <chakra.div minW="0">
      <chakra.p fontWeight="semibold">{chartName}</chakra.p>
      {chartData.length > 0 ? (
        <ChartPicture chart={content} />
      ) : (
        <chakra.p color="fg.muted">{messages.noFigures}</chakra.p>
      )}
    </chakra.div>
  );
}
