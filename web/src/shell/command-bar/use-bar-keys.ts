import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useCombobox } from '../../ui/combobox/use-combobox.ts';
import type { ListedCommand } from './use-command-bar.ts';

interface BarKeys {
  all: readonly ListedCommand[];
  /** What Enter opens before an arrow has been pressed. */
  first: ListedCommand | undefined;
  open: (listed: ListedCommand | undefined, inNewTab: boolean) => void;
  close: () => void;
}

/** The bar as a combobox: arrows, Home and End choose, Enter opens, with Ctrl or Cmd in a new tab, Escape closes. */
export function useBarKeys({ all, first, open, close }: BarKeys) {
  const id = useId();
  const box = useCombobox({
    id,
    count: all.length,
    shown: all.length > 0,
    show: () => -1,
    enter: (active) => {
      open(all[active] ?? first, false);
      return true;
    },
    escape: () => {
      close();
      return true;
    },
    ends: true,
  });
  useStaysOn(all, box.active, box.setActive);
  const start = all.findIndex(({ key }) => key === first?.key);
  const active = box.active < 0 ? start : box.active;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isDown = event.key === 'ArrowDown';
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      open(all[active] ?? first, true);
    } else if (box.active < 0 && start >= 0 && (isDown || event.key === 'ArrowUp')) {
      // The first is chosen already.
      event.preventDefault();
      box.setActive((start + (isDown ? 1 : all.length - 1)) % all.length);
    } else box.input.onKeyDown(event);
  };
  const current = active < 0 ? undefined : box.option(active).id;
  return {
    ...box,
    active,
    input: { ...box.input, onKeyDown, 'aria-activedescendant': current },
  };
}

/** Answers that come above move what the keyboard is on: it stays on that. */
function useStaysOn(
  all: readonly ListedCommand[],
  active: number,
  setActive: (to: number) => void,
): void {
  const list = all.map(({ key }) => key).join('\n');
  const before = useRef<{ list: string; key?: string | undefined }>({ list });
  useLayoutEffect(() => {
    const { list: earlier, key } = before.current;
    const isMoved = earlier !== list && key !== undefined;
    const at = isMoved ? all.findIndex((each) => each.key === key) : active;
    if (at !== active) setActive(at);
    before.current = { list, key: all[at]?.key };
  });
}
