import { chakra } from '@chakra-ui/react';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { leadsTo, useOpenPanel, useShownFeature } from '../ground/sites/shown-feature.ts';
import { Button } from '../../ui/button.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import { type ConstraintRow, percentWords, shareOfHectares } from './constraint-rows.ts';
import { constraintMessages as messages } from './messages.ts';

const FIRST = 10;

/** The things of one group, on the site first, then by distance; a press on one goes to it on the map. */
export function ConstraintTable({ title, rows }: { title: string; rows: ConstraintRow[] }) {
  const [all, setAll] = useState(false);
  const more = rows.length - FIRST;
  if (rows.length === 0) return null;
  return (
    <Group>
      <chakra.h3 fontWeight="semibold" mb="1">
        {title}
      </chakra.h3>
      <PlainTable
        look="lines"
        minW="300px"
        label={title}
        columns={COLUMNS}
        rows={all ? rows : rows.slice(0, FIRST)}
        rowKey={({ key }) => key}
      />
      {more > 0 && (
        <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? messages.showLess : messages.showMore(more)}
        </Button>
      )}
    </Group>
  );
}

function Thing({ row: { layerId, featureId, name, detail } }: { row: ConstraintRow }) {
  const openPanel = useOpenPanel();
  const { show } = useShownFeature();
  const feature = featureId === undefined ? undefined : { layerId, featureId };
  return (
    <>
      {feature && openPanel ? (
        <Press
          type="button"
          id={leadsTo(feature)}
          onClick={() => {
            show(feature);
            void openPanel('ol-map');
          }}
        >
          {name}
          <MapPin size={14} aria-hidden />
        </Press>
      ) : (
        name
      )}
      {detail && (
        <chakra.span display="block" textStyle="small" color="fg.muted" fontWeight="normal">
          {detail}
        </chakra.span>
      )}
    </>
  );
}

function shareOf({ percent, touches }: ConstraintRow) {
  if (percent === 0) return touches ? messages.touches : '';
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <Bar aria-hidden>
        <span style={{ width: `${Math.min(100, percent)}%` }} />
      </Bar>
      {/* As wide as 100, so that the bars stand under one another. */}
      <chakra.span minW="7">{percentWords(percent)}</chakra.span>
    </chakra.span>
  );
}

const COLUMNS: PlainColumn<ConstraintRow>[] = [
  {
    id: 'thing',
    label: messages.what,
    heads: true,
    text: ({ name }) => name,
    cell: (row) => <Thing row={row} />,
  },
  {
    id: 'share',
    label: messages.share,
    unit: '%',
    fixedWidth: 'var(--share)',
    numeric: true,
    text: ({ percent }) => percentWords(percent),
    cell: shareOf,
    value: ({ percent }) => percent,
  },
  {
    id: 'area',
    label: messages.area,
    unit: 'ha',
    fixedWidth: '60px',
    numeric: true,
    text: ({ hectares }) => (hectares > 0 ? shareOfHectares(hectares) : ''),
    value: ({ hectares }) => hectares,
  },
  {
    id: 'distance',
    label: messages.distance,
    unit: 'm',
    fixedWidth: '72px',
    numeric: true,
    text: ({ featureId, metres }) =>
      featureId === undefined ? '' : formatNumber(Math.round(metres)),
    value: ({ metres }) => metres,
  },
];

/** Where there is no room for the bars, the figures alone say it. */
const Group = chakra('section', {
  base: {
    '--share': '72px',
    '--bar': 'none',
    '@container (min-width: 420px)': { '--share': '116px', '--bar': 'inline-block' },
  },
});
const Press = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    textAlign: 'start',
    fontWeight: 'inherit',
    color: 'accent.fg',
    cursor: 'pointer',
    textDecoration: 'underline',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: 0 },
  },
});
const Bar = chakra('span', {
  base: {
    display: 'var(--bar)',
    w: '12',
    h: '1.5',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.muted',
    '& > span': { display: 'block', h: 'full', bg: 'accent.solid' },
  },
});
