import type { DictionaryField } from '@contract/dictionary/field.ts';
import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import {
  type FeatureGroup,
  type FeatureLine,
  type FeatureTab,
  groupsOf,
  lineOf,
  unplaced,
} from './feature-lines.ts';
import { messages } from './messages.ts';

interface FeaturesPanelProps {
  tabs: FeatureTab[];
  fields: ReadonlyMap<string, DictionaryField>;
  values: Record<string, unknown>;
}

/** The council's tabs of fields, read-only; what no tab names stands on one of its own. */
export function FeaturesPanel({ tabs, fields, values }: FeaturesPanelProps) {
  const pages = pagesOf(tabs, fields, values);
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const page = pages[chosen] ?? pages[0];
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    const next = (chosen + step + pages.length) % pages.length;
    setChosen(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <chakra.div
        role="tablist"
        aria-label={messages.features}
        display="flex"
        flexWrap="wrap"
        mb="4"
        borderBottomWidth="1px"
        onKeyDown={move}
      >
        {pages.map(({ title }, index) => (
          <Tab
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {title}
          </Tab>
        ))}
      </chakra.div>
      <chakra.div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${chosen}`}
        tabIndex={0}
        display="grid"
        gap="6"
      >
        {page?.groups.map((group, index) => (
          <Group key={group.title ?? index} {...group} />
        ))}
      </chakra.div>
    </>
  );
}

function pagesOf(
  tabs: FeatureTab[],
  fields: FeaturesPanelProps['fields'],
  values: Record<string, unknown>,
) {
  const arranged = tabs
    .filter((tab) => tab.visible !== false)
    .map((tab) => ({ title: tab.tabTitle, groups: groupsOf(tab.content, fields, values) }))
    .filter(({ groups }) => groups.length > 0);
  const rest = unplaced(tabs, fields).map((field) => lineOf(field, values[field.dbPropertyName]));
  if (rest.length === 0) return arranged;
  return [...arranged, { title: messages.outOfReach, groups: [{ title: undefined, lines: rest }] }];
}

function Group({ title, lines }: FeatureGroup) {
  return (
    <section>
      {title && (
        <chakra.h3 fontWeight="semibold" mb="2">
          {title}
        </chakra.h3>
      )}
      <dl>
        {lines.map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </dl>
    </section>
  );
}

function Line({ label, text, description, dot, link }: FeatureLine) {
  return (
    <Row>
      <dt title={description}>{label}</dt>
      <dd>
        {dot && <Dot style={{ background: dot }} aria-hidden />}
        {link ? (
          <chakra.a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            color="accent.fg"
            textDecoration="underline"
          >
            {text}
          </chakra.a>
        ) : (
          text
        )}
      </dd>
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '2fr 3fr' },
    columnGap: '4',
    py: '1.5',
    borderBottomWidth: '1px',
    '& dt': { color: 'fg.muted' },
    '& dd': {
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
const Dot = chakra('span', {
  base: { display: 'inline-block', w: '2.5', h: '2.5', me: '1.5', borderRadius: 'full' },
});
const Tab = chakra('button', {
  base: {
    px: '3',
    minH: '9',
    cursor: 'pointer',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    _hover: { bg: 'bg.muted' },
    _selected: { borderColor: 'accent.solid', fontWeight: 'semibold' },
  },
});
