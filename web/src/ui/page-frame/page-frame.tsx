import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { HEADER_HEIGHT } from '../theme/breakpoints.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { PageBar, type PageBarProps, PageState } from './page-bar.tsx';
import { PageHeading } from './page-heading.tsx';

/** All staff pages begin at the same edge and have one of these widths in px: what is looked at, what is read or filled in. */
const WIDTHS = { wide: '1120px', reading: '720px' } as const;

interface PageProps extends PageBarProps {
  kind: 'page';
  width?: keyof typeof WIDTHS;
  /** What the page is for, in a sentence or two. */
  intro?: ReactNode;
  children: ReactNode;
}
interface MapProps extends PageBarProps {
  kind: 'map';
  /** The map shows what the page is; only screen readers are told its title. */
  hidesTitle?: boolean;
  children: ReactNode;
}
interface TableProps extends PageBarProps {
  kind: 'table';
  /** What finds and shows the table's rows; without tabs, the title and what is done stand here, too. */
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * What every page of staff stands in, under the header: a `map` and a `table` fill what is left of the screen, a `page`
 * grows with what it holds.
 */
export function PageFrame(props: PageProps | MapProps | TableProps) {
  if (props.kind === 'page') return <Page {...props} />;
  if (props.kind === 'map')
    return (
      <Screen>
        <AroundMap {...props} />
      </Screen>
    );
  return (
    // On a low screen, some rows stay under the bars: the page scrolls.
    <Screen minH="480px">
      <AroundTable {...props} />
    </Screen>
  );
}

function Page({ width = 'wide', intro, children, kind: _, ...bar }: PageProps) {
  return (
    <>
      <PageBar {...bar} />
      <chakra.div w="full" p="4">
        <Content style={{ maxWidth: WIDTHS[width] }}>
          {intro && <chakra.div color="fg.muted">{intro}</chakra.div>}
          {children}
        </Content>
      </chakra.div>
    </>
  );
}

function AroundMap({ hidesTitle = false, children, kind: _, ...bar }: MapProps) {
  return (
    <>
      {hidesTitle ? (
        <VisuallyHidden>
          <PageHeading>{bar.title}</PageHeading>
        </VisuallyHidden>
      ) : (
        <PageBar {...bar} />
      )}
      {children}
    </>
  );
}

function AroundTable({ tools, children, kind: _, ...bar }: TableProps) {
  const { title, heading, state, tabs, actions, primary } = bar;
  return (
    <>
      {tabs && <PageBar {...bar} />}
      {tabs && tools && <ToolBar>{tools}</ToolBar>}
      {!tabs && (
        <ToolBar>
          <PageHeading ref={heading}>{title}</PageHeading>
          {state && <PageState>{state}</PageState>}
          {tools}
          {actions}
          {primary}
        </ToolBar>
      )}
      {children}
    </>
  );
}

/** Room of what a page would hold if there were any: three rows of 36 px. */
const GHOST = {
  content: '""',
  gridColumn: '1 / -1',
  h: '108px',
  opacity: 0.4,
  backgroundImage:
    'repeating-linear-gradient(transparent 0 12px, {colors.border} 12px 24px, transparent 24px 36px)',
} as const;

// Has a fixed height: the shell grows with its page, and a list that may grow renders every row.
const Screen = chakra('div', {
  base: {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    h: `calc(100dvh - ${HEADER_HEIGHT}px)`,
    overflow: 'hidden',
    // What stands in the place of the content is not cut off with it.
    '& > :is([data-empty], [role=alert])': { minH: '0', overflow: 'auto' },
    '& > [data-empty=nothing]::before': GHOST,
  },
});
const Content = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    alignContent: 'start',
    '& > [data-empty]': { p: '0' },
    '& > [data-empty=nothing]::before': GHOST,
  },
});
const ToolBar = chakra('div', {
  base: {
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '4',
    py: '1.5',
    borderBottomWidth: '1px',
    bg: 'bg.panel',
  },
});
