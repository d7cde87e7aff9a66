import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { useBarKeys } from './use-bar-keys.ts';
import { commandBarMessages as messages } from './messages.ts';
import type { CommandSection, ListedCommand } from './use-command-bar.ts';

interface CommandListProps {
  box: ReturnType<typeof useBarKeys>;
  sections: readonly CommandSection[];
  all: readonly ListedCommand[];
  open: (listed: ListedCommand, inNewTab: boolean) => void;
}

/** What was found, under the heading of each kind; the focus stays in the bar. */
export function CommandList({ box, sections, all, open }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [box.active]);
  const credits = new Set(all.flatMap(({ command }) => command.credit ?? []));
  return (
    <>
      <chakra.div
        ref={list}
        id={box.list.id}
        role="listbox"
        aria-label={messages.found}
        minH="0"
        overflowY="auto"
        py="1"
        // A press on the scrollbar does not take the focus from the bar.
        onPointerDown={(event) => event.preventDefault()}
      >
        {sections.map(({ label, listed }) => (
          <chakra.div key={label} role="group" aria-label={label}>
            <Heading aria-hidden>{label}</Heading>
            {listed.map((each) => (
              <Line
                key={each.key}
                at={all.indexOf(each)}
                box={box}
                listed={each}
                open={(inNewTab) => open(each, inNewTab)}
              />
            ))}
          </chakra.div>
        ))}
      </chakra.div>
      {[...credits].map((credit) => (
        <chakra.p key={credit} px="4" py="1.5" color="fg.muted" textStyle="small">
          {credit}
        </chakra.p>
      ))}
    </>
  );
}

interface LineProps {
  at: number;
  box: CommandListProps['box'];
  listed: ListedCommand;
  open: (inNewTab: boolean) => void;
}

const Line = ({ at, box, listed: { command }, open }: LineProps) => (
  <Row
    {...box.option(at)}
    data-active={at === box.active || undefined}
    aria-selected={at === box.active}
    onClick={({ ctrlKey, metaKey }) => open(ctrlKey || metaKey)}
  >
    <chakra.span minW="0" truncate>
      {command.label}
    </chakra.span>
    {command.detail && (
      <chakra.span flex="1 1 0" minW="20" truncate color="fg.muted" textStyle="small">
        {command.detail}
      </chakra.span>
    )}
  </Row>
);

const Heading = chakra('div', {
  base: { px: '4', pt: '2', pb: '1', color: 'fg.muted', textStyle: 'small', fontWeight: 'medium' },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    minH: { base: '11', md: '9' },
    px: '4',
    py: '2',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[data-active]': { bg: 'accent.subtle', color: 'accent.fg' },
  },
});
