import { CountedControl } from '../counted.tsx';
import { chakra } from '@chakra-ui/react';
import { Bookmark, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button, IconButton } from '../button.tsx';
import { menuRow } from '../menu-row.ts';
import { Popover } from '../popover.tsx';
import { tableMessages as messages } from './messages.ts';
import type { TableView } from './table-view.ts';
import { useSavedViews } from './use-saved-views.ts';

const MAX_LENGTH = 60;

interface SavedViewsProps {
  /** Which table of which council they are of. */
  table: string;
  view: TableView;
  apply: (view: TableView) => void;
}

/** Views of the table under names: chosen, saved as it is now, deleted. */
export function SavedViews({ table, view, apply }: SavedViewsProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { saved, save, remove } = useSavedViews(table);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    save(name.trim(), view);
    setName('');
  };
  return (
    <>
      <Button
        ref={anchor}
        variant="outline"
        icon={<Bookmark size={16} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {messages.views}
      </Button>
      {open && (
        <Popover anchor={anchor} onClose={() => setOpen(false)} label={messages.views}>
          <chakra.div p="3" display="grid" gap="2">
            {saved.length === 0 && <chakra.p color="fg.muted">{messages.noViews}</chakra.p>}
            <ul>
              {saved.map((each) => (
                <chakra.li key={each.name} display="flex" alignItems="center">
                  <Choice
                    type="button"
                    onClick={() => {
                      apply(each.view);
                      setOpen(false);
                    }}
                  >
                    {each.name}
                  </Choice>
                  <IconButton
                    size="sm"
                    label={messages.removeView(each.name)}
                    icon={<Trash2 size={16} />}
                    onClick={() => remove(each.name)}
                  />
                </chakra.li>
              ))}
            </ul>
            <chakra.form display="flex" gap="2" onSubmit={onSubmit}>
              <CountedControl
                aria-label={messages.viewName}
                placeholder={messages.viewName}
                most={MAX_LENGTH}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <Button type="submit" variant="outline" disabled={name.trim() === ''}>
                {messages.saveView}
              </Button>
            </chakra.form>
          </chakra.div>
        </Popover>
      )}
    </>
  );
}

const Choice = chakra('button', {
  base: { ...menuRow, flex: '1', minW: '0', overflowWrap: 'anywhere' },
});
