import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/button.tsx';
import { uiMessages } from '../ui/messages.ts';
import { type PlainColumn, PlainTable } from '../ui/table/plain-table.tsx';
import type { InfoCardLine } from './info-card-lines.ts';
import { MapCard } from './map-card.tsx';
import type { MapPixel } from './map-coordinates.ts';
import { mapMessages as messages } from './messages.ts';

/** 240 px wide (specification 000 section 9). */
const WIDTH = 240;
const TALLEST = 260;
const GAP = 10;

interface InfoCardProps {
  /** The place that the card describes, in the map's own coordinates. */
  at: [number, number];
  title: string;
  /** What the layer belongs to, where the council says so. */
  theme?: string | undefined;
  /** From 1. */
  place: number;
  total: number;
  step: (by: 1 | -1) => void;
  close: () => void;
  children: ReactNode;
}

/** Shown inside the map beside the place it describes: 'n / total', previous and next, a title and a table. */
export function InfoCard({ at, title, theme, place, total, step, close, children }: InfoCardProps) {
  return (
    <MapCard
      at={at}
      place={beside}
      close={close}
      aria-label={title}
      data-map-card
      style={{ width: WIDTH, maxHeight: TALLEST }}
    >
      <chakra.div display="flex" alignItems="center" borderBottomWidth="1px" px="1">
        {total > 1 && (
          <IconButton
            size="sm"
            label={messages.previousFeature}
            icon={<ChevronLeft size={16} />}
            onClick={() => step(-1)}
          />
        )}
        <chakra.p
          flex="1"
          px="2"
          textStyle="small"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          textAlign={total > 1 ? 'center' : 'start'}
          role="status"
        >
          {messages.featureOf(place, total)}
        </chakra.p>
        {total > 1 && (
          <IconButton
            size="sm"
            label={messages.nextFeature}
            icon={<ChevronRight size={16} />}
            onClick={() => step(1)}
          />
        )}
        <IconButton size="sm" label={uiMessages.close} icon={<X size={16} />} onClick={close} />
      </chakra.div>
      <chakra.div overflowY="auto" minH="0" px="3" py="2" overscrollBehavior="contain">
        {theme && (
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {theme}
          </chakra.p>
        )}
        <chakra.h2 fontWeight="semibold" overflowWrap="anywhere" pb="1">
          {title}
        </chakra.h2>
        {children}
      </chakra.div>
    </MapCard>
  );
}

/** The label/value table of a card. */
export const CardTable = ({ label, lines }: { label: string; lines: InfoCardLine[] }) => (
  <PlainTable
    look="bare"
    headless
    label={label}
    columns={CARD_COLUMNS}
    rows={lines}
    // Two lines may have the same label.
    rowKey={(_, at) => at}
    headsWidth="38%"
  />
);

const CARD_COLUMNS: PlainColumn<InfoCardLine>[] = [
  { id: 'label', label: '', heads: true, text: ({ label }) => label },
  {
    id: 'value',
    label: '',
    text: ({ value }) => value,
    cell: ({ value, href }) =>
      href ? (
        <chakra.a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          color="accent.fg"
          textDecoration="underline"
        >
          {value}
        </chakra.a>
      ) : (
        value
      ),
  },
];

/** Above the place, or below it if there is no room, and never beyond the map's edge. */
function beside(element: HTMLElement, { x, y }: MapPixel): void {
  const room = element.parentElement?.getBoundingClientRect();
  if (!room) return;
  const { width, height } = element.getBoundingClientRect();
  const most = (from: number, size: number) => Math.max(0, from - size - GAP);
  const panel = document.querySelector('[data-over-map]')?.getBoundingClientRect();
  const free = panel && panel.right - room.left + GAP;
  // Clear of a panel on the left, if there is room beside it.
  const least = free !== undefined && free <= most(room.width, width) ? free : GAP;
  const left = Math.min(Math.max(least, x - width / 2), most(room.width, width));
  const above = y - height - GAP;
  const top = above >= GAP ? above : y + GAP;
  element.style.left = `${left}px`;
  element.style.top = `${Math.min(Math.max(GAP, top), most(room.height, height))}px`;
}
