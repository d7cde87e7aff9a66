import { chakra } from '@chakra-ui/react';
import { durationOf, type DocumentReadership, perReader } from './readership-charts.ts';
import { readershipMessages as messages } from './messages.ts';

/** What there is in all, and how it is counted. */
export function ReadershipFigures({
  of: { opens, respondents, begun, seconds },
}: {
  of: DocumentReadership;
}) {
  const mean = perReader(seconds, opens);
  const figures = [
    [messages.opens, opens.toLocaleString('en-GB')],
    [messages.time, mean === null ? '-' : durationOf(mean)],
    [messages.respondents, respondents.toLocaleString('en-GB')],
    [messages.begun, begun.toLocaleString('en-GB')],
  ];
  return (
    <chakra.section aria-label={messages.figures} display="grid" gap="3">
      <chakra.dl
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      >
        {figures.map(([name, figure]) => (
          <chakra.div key={name} borderWidth="1px" borderRadius="md" p="3">
            <chakra.dt color="fg.muted" textStyle="small">
              {name}
            </chakra.dt>
            <chakra.dd textStyle="headingMd" fontVariantNumeric="tabular-nums">
              {figure}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.p color="fg.muted" textStyle="small" maxW="prose">
        {messages.counted}
      </chakra.p>
    </chakra.section>
  );
}
