import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, type ButtonProps } from './button.tsx';
import { menuRow } from './menu-row.ts';
import { Popover } from './popover.tsx';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** A link to a page of the product, or an action. */
  to?: string;
  onChoose?: () => void;
  disabled?: boolean;
  /** Why it is disabled: the row can still be focused, and shows the reason. */
  whyNot?: string | undefined;
}

/** A button with a menu of links and actions; arrows, Home, End and first letters move in it. */
export function MenuButton({
  entries,
  label,
  ...button
}: { entries: MenuEntry[]; label: string } & ButtonProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={anchor}
        variant="ghost"
        aria-haspopup="menu"
        aria-expanded={open}
        {...button}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popover anchor={anchor} onClose={close} label={label} width="56">
          <chakra.div role="menu" aria-label={label} py="1" onKeyDown={moveInMenu}>
            {entries.map((entry) => (
              <MenuRow key={entry.label} entry={entry} close={close} />
            ))}
          </chakra.div>
        </Popover>
      )}
    </>
  );
}

function MenuRow({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const choose = () => {
    close();
    entry.onChoose?.();
  };
  const content = (
    <>
      {entry.icon}
      {entry.label}
    </>
  );
  if (entry.whyNot !== undefined) {
    return (
      <RowButton type="button" role="menuitem" aria-disabled alignItems="start" opacity={1}>
        <chakra.span opacity={0.55}>{entry.icon}</chakra.span>
        <span>
          <chakra.span color="fg.muted">{entry.label}</chakra.span>
          <chakra.span display="block" textStyle="small" whiteSpace="pre-line">
            {entry.whyNot}
          </chakra.span>
        </span>
      </RowButton>
    );
  }
  if (entry.to !== undefined && !entry.disabled) {
    return (
      <RowLink role="menuitem" to={entry.to} onClick={choose}>
        {content}
      </RowLink>
    );
  }
  return (
    <RowButton type="button" role="menuitem" disabled={entry.disabled ?? false} onClick={choose}>
      {content}
    </RowButton>
  );
}

/** Moves by arrows, Home, End and first letters among an element's menu items. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)'),
  ];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const last = items.length - 1;
  const targets: Record<string, number> = {
    ArrowDown: at === last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const next = targets[event.key] ?? byLetter(items, at, event.key);
  if (next === undefined || next < 0) return;
  event.preventDefault();
  items[next]?.focus();
}

function byLetter(items: HTMLElement[], at: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const starts = (item: HTMLElement) =>
    item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  const after = items.findIndex((item, i) => i > at && starts(item));
  return after >= 0 ? after : items.findIndex(starts);
}

const RowLink = chakra(Link, { base: menuRow });
const RowButton = chakra('button', { base: menuRow });
