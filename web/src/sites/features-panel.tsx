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
  // A configuration renewed meanwhile may have fewer tabs.
  const shown = Math.min(chosen, Math.max(pages.length - 1, 0));
  const move = (event: KeyboardEvent) => {
    const last = pages.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: shown === last ? 0 : shown + 1,
      ArrowLeft: shown === 0 ? last : shown - 1,
      Home: 0,
      End: last,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
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
        data-screen-only
        onKeyDown={move}
      >
        {pages.map(({ title }, index) => (
          <Tab
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            {title}
          </Tab>
        ))}
      </chakra.div>
      {pages.map(({ title, groups }, index) => (
        <TabPanel
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          data-shown={index === shown || undefined}
        >
          <PrintTitle>{title}</PrintTitle>
          {groups.map((group, place) => (
            <Group key={group.title ?? place} {...group} heading={group.title !== title} />
          ))}
        </TabPanel>
      ))}
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

/** `heading` is off where the tab says it already. */
function Group({ title, lines, heading }: FeatureGroup & { heading: boolean }) {
  return (
    <section>
      {title && heading && (
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
    },
  },
});
const Dot = chakra('span', {
  base: { display: 'inline-block', w: '2.5', h: '2.5', me: '1.5', borderRadius: 'full' },
});
// On paper nobody changes tabs: all are printed, each under its title.
const TabPanel = chakra('div', {
  base: {
    display: 'none',
    gap: '6',
    '&[data-shown]': { display: 'grid' },
    _print: { display: 'grid', mb: '6' },
  },
});
const PrintTitle = chakra('h3', {
  base: { display: 'none', textStyle: 'headingSm', _print: { display: 'block' } },
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
