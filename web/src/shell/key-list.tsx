import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { messages } from './messages.ts';

const keys = [
  ['/', messages.keySearch],
  ['?', messages.keyHelp],
  ['Esc', messages.keyEscape],
] as const;

/** `/` goes to the page's search (an element with `data-search`), `?` lists the keys. Never while typing. */
export function KeyList() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '?') setOpen(true);
      const search = document.querySelector<HTMLElement>('[data-search]');
      if (event.key === '/' && search) {
        event.preventDefault();
        search.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (!open) return null;
  return (
    <Dialog title={messages.keysTitle} onClose={() => setOpen(false)}>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2">
        {keys.map(([key, does]) => (
          <chakra.div key={key} display="contents">
            <dt>
              <chakra.kbd fontFamily="mono" px="2" borderWidth="1px" borderRadius="sm">
                {key}
              </chakra.kbd>
            </dt>
            <dd>{does}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Dialog>
  );
}
