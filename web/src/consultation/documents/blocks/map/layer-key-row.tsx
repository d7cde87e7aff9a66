import { HeldControl } from '../../../../forms/held.tsx';
import {
  type LayerKeyEntry,
  MAX_DIVIDER_NAME,
} from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { chakra } from '@chakra-ui/react';
import type { RowParts } from '../../../../ui/ordered-list/ordered-row.tsx';
import { Advice, useBlockField, useHeldAs } from '../block-fields.tsx';
import { mapEditorMessages as messages } from './messages.ts';

interface LayerKeyRowProps {
  /** Of its heading. */
  field: string;
  /** The same with its id in place of its number. */
  own: string;
  entry: LayerKeyEntry;
  name: string;
  parts: RowParts;
  change: (part: Partial<LayerKeyEntry>) => void;
}

/** A layer with whether it is shown at first, or a heading with its words. */
export function LayerKeyRow(props: LayerKeyRowProps) {
  const { field, own, entry, name, parts, change } = props;
  const heading = useBlockField(field);
  const heldAs = useHeldAs(own);
  return (
    <Row>
      <chakra.div display="flex" alignItems="center" gap="1" minW="0">
        {parts.handle}
        {entry.type === 'divider' ? (
          <chakra.span flex="1" minW="0">
            <HeldControl
              id={heading.id}
              heldAs={heldAs}
              aria-label={messages.heading}
              aria-describedby={heading.advice ? `${heading.id}-advice` : undefined}
              placeholder={messages.heading}
              most={MAX_DIVIDER_NAME}
              fontWeight="semibold"
              value={entry.name}
              change={(text) => change({ name: text })}
            />
          </chakra.span>
        ) : (
          <>
            <chakra.span flex="1" minW="0" truncate title={name}>
              {name}
            </chakra.span>
            <AtFirst>
              <input
                type="checkbox"
                aria-label={messages.visible(name)}
                checked={entry.visible}
                onChange={({ target }) => change({ visible: target.checked })}
              />
              {messages.visibleShort}
            </AtFirst>
          </>
        )}
        {parts.remove}
      </chakra.div>
      <Advice id={`${heading.id}-advice`} words={heading.advice} />
    </Row>
  );
}

const Row = chakra('div', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', minH: '8', ps: '1' },
});
const AtFirst = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: '0',
    minH: '6',
    textStyle: 'small',
    cursor: 'pointer',
    accentColor: 'accent.solid',
  },
});
