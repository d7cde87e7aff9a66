import { chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BarSheet } from './bar-sheet.tsx';
import { CommandList } from './command-list.tsx';
import { CommandNotes } from './command-notes.tsx';
import { commandBarMessages as messages } from './messages.ts';
import { useBarKeys } from './use-bar-keys.ts';
import { useCommandBar } from './use-command-bar.ts';

interface CommandBarProps {
  /** Where the header has the bar, over which it opens. */
  slot: Element | null;
  close: () => void;
}

/** Finds records, places, pages and actions by what is typed, and opens what is chosen. */
export default function CommandBar({ slot, close }: CommandBarProps) {
  const bar = useCommandBar(close);
  const all = bar.sections.flatMap(({ listed }) => listed);
  const box = useBarKeys({ all, first: bar.first, open: bar.open, close });
  const { query } = bar;
  const said = bar.isNothing ? messages.nothing(query) : messages.count(all.length);
  return (
    <BarSheet label={messages.title} slot={slot} close={close}>
      <Head>
        <chakra.span color="fg.muted" aria-hidden>
          <Search size={16} />
        </chakra.span>
        <Input
          {...box.input}
          data-command-bar
          type="text"
          dir="auto"
          aria-label={messages.title}
          aria-busy={bar.isLooking || undefined}
          placeholder={messages.hint}
          enterKeyHint="go"
          value={bar.typed}
          onChange={({ target }) => {
            bar.type(target.value);
            box.setActive(-1);
          }}
        />
        <IconButton label={messages.close} icon={<X size={16} />} onClick={close} size="sm" />
      </Head>
      {all.length > 0 && (
        <CommandList box={box} sections={bar.sections} all={all} open={bar.open} />
      )}
      <CommandNotes
        query={query}
        looking={bar.looking}
        failed={bar.failed}
        isNothing={bar.isNothing}
        retry={bar.retry}
      />
      <VisuallyHidden role="status">{query === '' || bar.isLooking ? '' : said}</VisuallyHidden>
      <Foot aria-hidden>{messages.keys}</Foot>
    </BarSheet>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    ps: '4',
    pe: '2',
    py: '1',
    borderBottomWidth: '1px',
  },
});
const Input = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    h: { base: '11', md: '9' },
    bg: 'transparent',
    outline: 'none',
    textStyle: 'body',
    // Below 16 px a phone would zoom in.
    mdDown: { fontSize: 'md' },
  },
});
const Foot = chakra('p', {
  base: {
    hideBelow: 'md',
    px: '4',
    py: '1.5',
    borderTopWidth: '1px',
    color: 'fg.muted',
    textStyle: 'small',
  },
});
