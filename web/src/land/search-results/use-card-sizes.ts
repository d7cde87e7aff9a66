import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import type { SiteRecord } from '@contract/land/ground/sites/site-record.ts';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { cardHeight, LABELS, lineCount, measuredWidths } from '../ground/site-card/card-height.ts';
import { type CardElement, cardLine } from './card-line.ts';
import { isTag } from '../ground/sites/site-tags.ts';

/** px of a card beside its two columns: its edges, its bar, the gap, a scroll bar. */
const AROUND = 58;
const FACE = "'Inter Variable', sans-serif";
/** No character of the face is wider: a text of fewer takes one line whatever it says. */
const WIDEST = 11.5;
/** px of a coloured dot and the room after it. */
const DOT = 14;
/** A panel that is being dragged is measured in steps. */
const STEP = 24;

/**
 * How tall each card will be, without drawing it: its rows, the further lines of those that wrap in a
 * panel of this width, its tags and its scenario. The same function as long as nothing of that changed.
 */
export function useCardSizes(
  rows: readonly CardElement[],
  fields: ReadonlyMap<string, DictionaryField>,
  panel: RefObject<HTMLElement | null>,
): (site: SiteRecord) => number {
  const width = useWidth(panel);
  return useMemo(() => {
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
    return (site) => {
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
}

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
