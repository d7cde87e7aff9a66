import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { touchTargets } from '../theme/recipes.ts';
import { PageHeading } from './page-heading.tsx';

export interface PageBarProps {
  title: string;
  /** To move the focus to the title when what had it is gone. */
  heading?: Ref<HTMLHeadingElement> | undefined;
  /** How many there are, or in what state it is. */
  state?: ReactNode;
  /** What leads to the other parts of the page. */
  tabs?: ReactNode;
  /** What else can be done with the page as a whole. */
  actions?: ReactNode;
  /** The one main action of the page. */
  primary?: ReactNode;
}

/** The bar of 48 px under the header: what page this is, its state, its parts, and what is done with it. */
export function PageBar({ title, heading, state, tabs, actions, primary }: PageBarProps) {
  return (
    <Bar>
      <PageHeading ref={heading} py="2">
        {title}
      </PageHeading>
      {/* Long words wrap beside the title rather than push what is done with the page into a line of its own. */}
      {state && <PageState flex={tabs ? undefined : { md: '1 1 20rem' }}>{state}</PageState>}
      {tabs && <Parts>{tabs}</Parts>}
      {(actions || primary) && (
        <Actions data-screen-only>
          {actions}
          {primary}
        </Actions>
      )}
    </Bar>
  );
}

/** What is known of the page as a whole, in muted words beside its title. */
export const PageState = chakra('div', {
  base: { minW: '0', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});

const Bar = chakra('div', {
  base: {
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    minH: '12',
    px: '4',
    borderBottomWidth: '1px',
    bg: 'bg.panel',
  },
});
/**
 * As high as the bar, so that what marks the shown part lies on its border. Phones have one line for it, which scrolls,
 * under the title and what is done with the page.
 */
const Parts = chakra('div', {
  base: {
    display: 'flex',
    alignSelf: 'stretch',
    minW: '0',
    mdDown: { order: '1', flexBasis: 'full', overflowX: 'auto', scrollbarWidth: 'none' },
  },
});
const Actions = chakra('div', {
  base: {
    ...touchTargets,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    ms: 'auto',
    py: '1.5',
    _empty: { display: 'none' },
  },
});
