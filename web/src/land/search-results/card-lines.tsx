import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { memo } from 'react';
import { shownValue } from '../ground/sites/shown-value.ts';
import { type CardElement, cardLine } from './card-line.ts';

/** A card's values, line by line as the council configured them. */
export const CardLines = memo(function CardLines({
  site,
  rows,
  fields,
}: {
  site: Readonly<Record<string, unknown>>;
  rows: readonly CardElement[];
  fields: ReadonlyMap<string, DictionaryField>;
}) {
  return (
    <dl data-part="lines">
      {rows.map((each) => {
        const name = each.dbPropertyName;
        const line = cardLine(each, fields.get(name), shownValue(site, name, fields));
        return (
          <div key={name} title={line.description}>
            <dt>{line.label}</dt>
            <dd>
              {line.dot && <span data-part="dot" style={{ background: line.dot }} aria-hidden />}
              {line.text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
});
