import type { Constraint } from '@calls/land/constraints/contract.ts';
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { TableCell, Head, Name, Part, ConstraintTable } from './constraint-table.tsx';
import { constraintMessages as messages } from './messages.ts';

/** Layers with something on the site: its share and area, or that it only touches. */
export function OnSite({ constraints }: { constraints: Constraint[] }) {
  return (
    <Part title={messages.onSite} none={constraints.length === 0 && messages.nothingOnSite}>
      <ConstraintTable aria-label={messages.onSite}>
        <thead>
          <tr>
            <Head scope="col">{messages.layer}</Head>
            <Head scope="col" data-number>
              {messages.share}
            </Head>
            <Head scope="col" data-number>
              {messages.area}
            </Head>
            <Head scope="col" data-number>
              {messages.features}
            </Head>
          </tr>
        </thead>
        <tbody>
          {constraints.map((each) => (
            <tr key={each.layerId}>
              <Name scope="row">{each.layerName}</Name>
              <TableCell data-number>{shareOf(each)}</TableCell>
              <TableCell data-number>
                {each.overlapHectares > 0
                  ? `${formatNumber(each.overlapHectares, TWO_DECIMALS)} ha`
                  : '-'}
              </TableCell>
              <TableCell data-number>{formatNumber(each.features)}</TableCell>
            </tr>
          ))}
        </tbody>
      </ConstraintTable>
    </Part>
  );
}

const TWO_DECIMALS = { NUMBERS_AFTER_DECIMAL_POINT: 2 };

function shareOf({ layerOverlapPercent, geometryKind }: Constraint) {
  if (layerOverlapPercent === 0) return geometryKind === 'polygon' ? messages.touches : '-';
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <chakra.span
        aria-hidden
        w="12"
        h="1.5"
        borderRadius="full"
        overflow="hidden"
        bg="bg.muted"
        display="inline-block"
      >
        <chakra.span
          display="block"
          h="full"
          bg="accent.solid"
          style={{ width: `${Math.min(100, layerOverlapPercent)}%` }}
        />
      </chakra.span>
      {/* As wide as 100.00%, so that the bars stand under one another. */}
      <chakra.span minW="14">{formatNumber(layerOverlapPercent, TWO_DECIMALS)}%</chakra.span>
    </chakra.span>
  );
}
