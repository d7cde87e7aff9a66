import { Tabs as Ark } from '@ark-ui/react/tabs';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  shown: Name;
  choose: (name: Name) => void;
  /** `line` above the parts of a page, `buttons` above a panel's tools. */
  look?: 'line' | 'buttons';
  /** Only the panel shown is in the page; the others are not printed either. */
  lazy?: boolean;
  /** The panels; none if the tabs change something elsewhere on the page. */
  children?: ReactNode;
  /** In place of the panels: the frame of the page, with the tabs in its bar and the panels in it. */
  renderFrame?: (tabs: ReactNode) => ReactNode;
}

/** Parts of which one is shown; arrows, Home and End move between the tabs and show their panels. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, shown, choose, look = 'line', lazy = false, renderFrame, children } = props;
  const list = (
    <Ark.List asChild aria-label={label}>
      <List data-look={renderFrame ? 'bar' : look} data-screen-only>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.name} value={tab.name} asChild>
            <One type="button" data-look={look}>
              {tab.label}
            </One>
          </Ark.Trigger>
        ))}
      </List>
    </Ark.List>
  );
  return (
    <Ark.Root
      value={shown}
      lazyMount={lazy}
      unmountOnExit={lazy}
      // One of the given names, which the library types as text.
      onValueChange={({ value }) => choose(value as Name)}
      asChild
    >
      <Whole data-look={look}>
        {renderFrame?.(list) ?? (
          <>
            {list}
            {children}
          </>
        )}
      </Whole>
    </Ark.Root>
  );
}

/** The panel of one tab. All panels are printed, each under its title, because paper has no tabs. */
export function TabPanel({
  name,
  title,
  children,
}: {
  name: string;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <Ark.Content value={name} asChild>
      {/* The attribute would hide it on paper, too: its important rule comes before any of ours. */}
      <Panel hidden={false}>
        <PrintTitle>{title}</PrintTitle>
        {children}
      </Panel>
    </Ark.Content>
  );
}

const Whole = chakra('div', {
  base: { minW: '0', '&[data-look=buttons]': { display: 'grid', gap: '3' } },
});
const List = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    '&[data-look=line]': { mb: '4', borderBottomWidth: '1px' },
    '&[data-look=buttons]': { gap: '1' },
    '&[data-look=bar]': {
      alignItems: 'stretch',
      mdDown: { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
    },
  },
});
const One = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    borderColor: 'transparent',
    '& svg': { flexShrink: 0 },
    _hover: { bg: 'bg.muted' },
    '&[data-look=line]': {
      px: '3',
      minH: { base: '11', md: '9' },
      borderBottomWidth: '2px',
      mb: { md: '-1px' },
      _selected: { borderColor: 'accent.fg', fontWeight: 'semibold' },
    },
    '&[data-look=buttons]': {
      px: '2',
      minH: '7',
      borderWidth: '1px',
      borderRadius: 'md',
      textStyle: 'small',
      fontWeight: 'medium',
      _selected: { borderColor: 'border.emphasized', bg: 'bg.panel' },
    },
  },
});
const Panel = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    '[data-look=buttons] > &': { gap: '3' },
    '&:not([data-selected])': { display: { base: 'none', _print: 'grid' } },
    _print: { mb: '6' },
  },
});
const PrintTitle = chakra('h3', {
  base: { display: 'none', textStyle: 'headingSm', _print: { display: 'block' } },
});
