import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import {
  cardHeight,
  COMPACT_HEIGHT,
  LABELS,
  lineCount,
  measuredWidths,
} from '../ground/site-card/card-height.ts';
import { type CardElement, cardLine } from './card-line.ts';
import { isTag } from '../ground/sites/site-tags.ts';

/** The px of a card outside of its two columns: edges, bar, gap, scrollbar. */
const AROUND = 58;
const FACE = "'Inter Variable', sans-serif";
/** The width in px of the font's widest character: a text that fits at this width takes one line, whatever it says. */
const WIDEST = 11.5;
/** The px of a coloured dot and the space after it. */
const DOT = 14;
/** A panel that is being resized is measured in steps. */
const STEP = 24;

/**
 * The height of each card without rendering it: its rows, further lines of wrapped rows at the panel's width, its
 * tags and scenario. The function stays the same until any of these changes.
 */
export function useCardSizes(
  rows: readonly CardElement[],
  fields: ReadonlyMap<string, DictionaryField>,
  panel: RefObject<HTMLElement | null>,
  compact: boolean,
): (site: SiteRecord) => number {
  const width = useWidth(panel);
  const sizeOf = useMemo(() => {
    const widthOf = measuredWidths(FACE);
    const room = Math.max(120, width - AROUND);
    const labelled = Math.min(LABELS.most, Math.max(LABELS.least, (room * 2) / 5));
    const values = room - labelled;
    const labels = rows.map(({ label }) => lineCount(label, labelled, widthOf));
    const valueLines = (element: CardElement, value: unknown) => {
      if (typeof value !== 'string' && !Array.isArray(value)) return 1;
      const { text, dot } = cardLine(element, fields.get(element.dbPropertyName), value);
      const own = dot ? values - DOT : values;
      return text.length * WIDEST <= own ? 1 : lineCount(text, own, widthOf);
    };
    return (site: SiteRecord) => {
      const lines = rows.reduce(
        (sum, each, row) =>
          sum +
          Math.max(labels[row] ?? 1, valueLines(each, valueOf(site, each.dbPropertyName))) -
          1,
        0,
      );
      const tags = site.site_tags.some(isTag);
      return cardHeight({ rows: rows.length, lines, tags, scenario: true });
    };
  }, [rows, fields, width]);
  return compact ? compactSize : sizeOf;
}

const compactSize = () => COMPACT_HEIGHT;

const valueOf = (site: SiteRecord, name: string) => (site as Record<string, unknown>)[name];

function useWidth(panel: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(380);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const sizes = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width ?? 0;
      if (now > 0) setWidth(Math.floor(now / STEP) * STEP);
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [panel]);
  return width;
}
