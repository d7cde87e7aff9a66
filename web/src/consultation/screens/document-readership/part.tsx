import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { Chart } from '@contract/consultation/ground/charts/chart.ts';
import { ChartPicture } from '../../ground/charts/chart-picture.tsx';

interface ReadershipPartProps {
  title: string;
  hint?: string | undefined;
  /** Between the heading and the chart. */
  tools?: ReactNode;
  /** Not drawn where all of it is 0. */
  chart?: Chart | undefined;
  /** The table of the chart. */
  children: ReactNode;
}

/** One view of the readership of a document: a chart, and the table with its figures. */
export function ReadershipPart({ title, hint, tools, chart, children }: ReadershipPartProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      borderTopWidth="1px"
      pt="4"
    >
      <chakra.h2 id={id} textStyle="headingSm">
        {title}
      </chakra.h2>
      {tools}
      {chart?.chartData.some(({ value }) => value) && <ChartPicture chart={chart} />}
      {hint && (
        <chakra.p color="fg.muted" textStyle="small" maxW="prose">
          {hint}
        </chakra.p>
      )}
      {children}
    </chakra.section>
  );
}
