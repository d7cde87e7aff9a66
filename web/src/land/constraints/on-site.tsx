import type { Constraint } from '@calls/land/constraints/contract.ts';
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { hectareWords } from '../../ui/hectare-words.ts';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import { constraintMessages as messages } from './messages.ts';
import { TitledPart } from './titled-part.tsx';

/** Layers with features on the site: their share and area, or a note that they only touch it. */
export function OnSite({ constraints }: { constraints: Constraint[] }) {
  return (
    <TitledPart title={messages.onSite} none={constraints.length === 0 && messages.nothingOnSite}>
      <PlainTable
        look="lines"
        label={messages.onSite}
        columns={COLUMNS}
        rows={constraints}
        rowKey={({ layerId }) => layerId}
      />
    </TitledPart>
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

const areaOf = ({ overlapHectares }: Constraint) =>
  overlapHectares > 0 ? hectareWords(overlapHectares) : '-';

const COLUMNS: PlainColumn<Constraint>[] = [
  {
    id: 'layer',
    label: messages.layer,
    heads: true,
    text: ({ layerName }) => layerName,
    value: ({ layerName }) => layerName,
  },
  {
    id: 'share',
    label: messages.share,
    numeric: true,
    text: ({ layerOverlapPercent }) => String(layerOverlapPercent),
    cell: shareOf,
    value: ({ layerOverlapPercent }) => layerOverlapPercent,
  },
  {
    id: 'area',
    label: messages.area,
    numeric: true,
    text: areaOf,
    value: ({ overlapHectares }) => overlapHectares,
  },
  {
    id: 'features',
    label: messages.features,
    numeric: true,
    text: ({ features }) => formatNumber(features),
    value: ({ features }) => features,
  },
];
