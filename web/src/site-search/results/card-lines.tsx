import type { DictionaryField } from '@contract/dictionary/field.ts';
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { CARD_FONT } from './card-height.ts';
import { type CardElement, cardLine } from './card-line.ts';

/** The values of a card, line by line as the council arranged them. */
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
    <chakra.dl style={{ fontSize: CARD_FONT }}>
      {rows.map((each) => {
        const name = each.dbPropertyName;
        const line = cardLine(each, fields.get(name), site[name]);
        return (
          <Line key={name} title={line.description}>
            <dt>{line.label}</dt>
            <dd>
              {line.dot && <Dot style={{ background: line.dot }} aria-hidden />}
              {line.text}
            </dd>
          </Line>
        );
      })}
    </chakra.dl>
  );
});

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    alignItems: 'center',
    columnGap: '2',
    minH: '25px',
    lineHeight: '16px',
    '& dt': { color: 'fg.muted', overflowWrap: 'anywhere' },
    '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
});
const Dot = chakra('span', {
  base: { display: 'inline-block', w: '2', h: '2', me: '1.5', borderRadius: 'full' },
});
