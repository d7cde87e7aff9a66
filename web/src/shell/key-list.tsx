import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAccess } from '../session/access.tsx';
import type { PageRoute } from '../session/page-route.ts';
import { CrashScreen } from '../ui/crash-screen.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { useCurrentRoute } from './current-route.ts';
import { canSearchHere, focusOnce, hasSearch, searchHere } from './page-search.ts';

const KeyDialog = lazyPart(() => import('./key-dialog.tsx'));
const CommandBar = lazyPart(() => import('./command-bar/command-bar.tsx'));
const BarButton = lazyPart(() => import('./command-bar/bar-button.tsx'));

/** The command bar may take this many animation frames to load. */
const PATIENCE = 300;

/**
 * `/` goes to the page's search, otherwise to the command bar, which Ctrl or Cmd and K open everywhere; `?` lists the
 * keys. Never while typing. The closed bar is shown in the header from here, so that the shell does not wait for it.
 */
export default function KeyList() {
  const [open, setOpen] = useState<'keys' | 'commands'>();
  const { allowed } = useAccess('placemaker', 'read');
  const route = useCurrentRoute();
  const hasCommands = route.guard !== 'public' && allowed === true;
  const latest = useRef(hasCommands);
  latest.current = hasCommands;
  const slot = useHeaderSlot(route, hasCommands);
  const openBar = useCallback(() => {
    setOpen('commands');
    focusOnce('[data-command-bar]', PATIENCE);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      const asked = askedBy(event);
      if (asked === 'keys') setOpen('keys');
      if (asked === 'keys' || asked === undefined) return;
      const searches = asked === 'search' && canSearchHere();
      // Behind a dialog nothing changes unseen.
      const opens = latest.current && !document.querySelector('dialog[open]');
      if (!searches && !opens) return;
      event.preventDefault();
      if (searches) return searchHere();
      openBar();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [openBar]);
  const close = () => setOpen(undefined);
  return (
    <>
      {hasCommands &&
        slot &&
        createPortal(
          <CrashScreen instead={null}>
            <Suspense fallback={null}>
              <BarButton open={openBar} />
            </Suspense>
          </CrashScreen>,
          slot,
        )}
      <Suspense fallback={null}>
        {open === 'commands' && hasCommands && <CommandBar slot={slot} close={close} />}
        {open === 'keys' && (
          <KeyDialog hasCommands={hasCommands} searches={hasSearch()} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

function askedBy(event: KeyboardEvent): 'keys' | 'search' | 'commands' | undefined {
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey)
    return event.key.toLowerCase() === 'k' && !event.shiftKey ? 'commands' : undefined;
  if (event.key === '?') return 'keys';
  return event.key === '/' ? 'search' : undefined;
}

/** Where the header leaves room for the bar; looked for anew as pages with another header come. */
function useHeaderSlot(route: PageRoute, hasCommands: boolean): Element | null {
  const [slot, setSlot] = useState<Element | null>(null);
  useLayoutEffect(() => setSlot(document.querySelector('[data-commands]')), [route, hasCommands]);
  return slot;
}
