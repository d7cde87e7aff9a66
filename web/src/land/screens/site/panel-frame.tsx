import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { CrashScreen } from '../../../ui/crash-screen.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { ToolSlot } from '../../ground/sites/panel-tools.tsx';
import { useNear } from '../../../ui/use-near.ts';

interface PanelFrameProps {
  /** The id of its heading. */
  heading: string;
  title: string;
  /** Its content reaches the edges. */
  flush: boolean;
  /** The handle at the start of the title bar, if the panel can be dragged. */
  handle?: ReactNode;
  /** The frame's own buttons, after the panel's. */
  end?: ReactNode;
  children: ReactNode;
}

const whole = <Skeleton position="absolute" inset="0" borderRadius="0" />;

/**
 * The frame of a panel: a title bar with its buttons, and a body that scrolls. The body is rendered, and fetches its
 * data, when it comes near the visible part of the page.
 */
export function PanelFrame(props: PanelFrameProps) {
  const { heading, title, flush, handle, end, children } = props;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [frame, near] = useNear();
  const headline = useRef<HTMLHeadingElement>(null);
  useKeptFocus(frame, headline);
  return (
    <Frame ref={frame} aria-labelledby={heading}>
      <TitleBar data-move-panel={handle ? '' : undefined}>
        {handle}
        <Heading ref={headline} id={heading} tabIndex={-1}>
          {title}
        </Heading>
        <chakra.div
          ref={setSlot}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="1"
          data-screen-only
        />
        {end}
      </TitleBar>
      {/* Scrolled by keyboard where nothing inside takes the focus. */}
      <Body flush={flush} role="group" aria-labelledby={heading} tabIndex={flush ? undefined : 0}>
        {near ? (
          <ToolSlot value={slot}>
            <CrashScreen>
              <Suspense fallback={flush ? whole : <SkeletonLines lines={5} height="6" />}>
                {children}
              </Suspense>
            </CrashScreen>
          </ToolSlot>
        ) : flush ? (
          whole
        ) : (
          <Skeleton h="40" />
        )}
      </Body>
    </Frame>
  );
}

const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    h: 'full',
    minH: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    overflow: 'hidden',
    _print: { h: 'auto', overflow: 'visible' },
  },
});
const TitleBar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minH: '11',
    ps: '4',
    pe: '2',
    borderBottomWidth: '1px',
    flexShrink: 0,
    '&[data-move-panel]': { ps: '1', cursor: 'grab', bg: 'bg.subtle', userSelect: 'none' },
    '&[data-move-panel]:active': { cursor: 'grabbing' },
  },
});
const Heading = chakra('h2', {
  base: {
    textStyle: 'headingSm',
    flex: '1 1 {sizes.20}',
    minW: '0',
    truncate: true,
    scrollMarginTop: '5',
    _focus: { outline: 'none' },
  },
});
const Body = chakra('div', {
  base: {
    position: 'relative',
    flex: '1',
    minH: '0',
    overflow: 'auto',
    _focusVisible: { outlineOffset: '-2px' },
    _print: { overflow: 'visible' },
  },
  variants: { flush: { true: { p: '0' }, false: { p: '4' } } },
});
