import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { memo } from 'react';
import { shownValue } from '../ground/sites/shown-value.ts';
import { siteAddressOf } from '../ground/sites/site-name.ts';
import { type CardElement, cardLine } from './card-line.ts';

/** A card's values in one line: its state, what else is known, and where the site is. */
export const CardSummary = memo(function CardSummary({
  site,
  rows,
  fields,
}: {
  site: Readonly<Record<string, unknown>>;
  rows: readonly CardElement[];
  fields: ReadonlyMap<string, DictionaryField>;
}) {
  const lines = rows
    .map((each) => {
      const name = each.dbPropertyName;
      return cardLine(each, fields.get(name), shownValue(site, name, fields));
    })
    .filter(({ text }) => text !== NOTHING);
  const state = lines.find(({ dot }) => dot);
  const rest = lines.filter((line) => line !== state);
  const words = [...(state ? [state, ...rest] : rest).map(({ text }) => text), siteAddressOf(site)]
    .filter(Boolean)
    .join(' · ');
  const full = lines.map(({ label, text }) => `${label}: ${text}`).join('\n');
  return (
    <p data-part="summary" title={full}>
      {state && <span data-part="dot" style={{ background: state.dot }} aria-hidden />}
      {words}
    </p>
  );
});

const NOTHING = '-';
