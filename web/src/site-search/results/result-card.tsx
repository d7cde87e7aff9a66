import type { DictionaryField } from '@contract/dictionary/field.ts';
import type { SiteRecord } from '@contract/site-search/contract.ts';
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CARD_FONT, type CardElement, cardLine } from './card-line.ts';
import { messages } from '../messages.ts';

interface ResultCardProps {
  site: SiteRecord;
  name: string;
  rows: readonly CardElement[];
  fields: ReadonlyMap<string, DictionaryField>;
  height: number;
  selected: boolean;
  ticked: boolean;
  onTick: (siteId: number) => void;
  onHover: (siteId: number | undefined) => void;
  onShow: (siteId: number) => void;
}

/**
 * One site of the results, as the council's card configuration has it. It is drawn anew only when it
 * changes: pages of results arrive forty times in a large council.
 */
export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { site, name, rows, fields, height, selected, ticked, onTick, onHover, onShow } = props;
  const lines = rows.map((each) =>
    cardLine(each, fields.get(each.dbPropertyName), site[each.dbPropertyName as keyof SiteRecord]),
  );
  return (
    <Card
      data-site={site.id}
      data-selected={selected || undefined}
      style={{ minHeight: height }}
      onPointerEnter={() => onHover(site.id)}
      onPointerLeave={() => onHover(undefined)}
    >
      <chakra.div display="flex" alignItems="center" gap="2" minH="7">
        <chakra.input
          type="checkbox"
          w="4"
          h="4"
          flexShrink="0"
          aria-label={messages.selectSite(name)}
          checked={ticked}
          onChange={() => onTick(site.id)}
        />
        <chakra.h3 flex="1" minW="0" fontWeight="semibold" lineClamp="1" title={name}>
          {name}
        </chakra.h3>
      </chakra.div>
      <chakra.dl style={{ fontSize: CARD_FONT }}>
        {lines.map((line) => (
          <Line key={line.label} title={line.description}>
            <dt>{line.label}</dt>
            <dd>
              {line.dot && <Dot style={{ background: line.dot }} aria-hidden />}
              {line.text}
            </dd>
          </Line>
        ))}
      </chakra.dl>
      <chakra.div display="flex" gap="2" pt="2">
        <ButtonLink variant="outline" size="sm" to={`/site/${site.id}`}>
          {messages.details}
        </ButtonLink>
        <Button variant="ghost" size="sm" onClick={() => onShow(site.id)}>
          {messages.showOnMap}
        </Button>
      </chakra.div>
    </Card>
  );
});

const Card = chakra('article', {
  base: {
    px: '4',
    py: '2',
    borderBottomWidth: '1px',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'transparent',
    _hover: { bg: 'bg.subtle' },
    '&[data-selected]': { bg: 'accent.subtle', borderInlineStartColor: 'accent.solid' },
  },
});
const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    alignItems: 'center',
    gap: '2',
    minH: '25px',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
});
const Dot = chakra('span', {
  base: { display: 'inline-block', w: '2', h: '2', me: '1.5', borderRadius: 'full' },
});
