import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface ComboboxOptions {
  id: string;
  /** Options in the list. */
  count: number;
  /** Whether the list is there. */
  shown: boolean;
  /** Opens the list; gives the option to begin at, -1 for none. */
  show: () => number;
  /** Enter, with the option that the keyboard is on (-1 none). False: nothing came of it, a form may send. */
  enter: (active: number) => boolean;
  /** Escape. False: there was nothing to close or to clear, so what is around may close. */
  escape: () => boolean;
  /** The words as they were typed are one stop between the last option and the first. */
  textIsStop?: boolean;
  /** Home and End go to the ends of the list, not of what is typed. */
  ends?: boolean;
}

/**
 * The keyboard and the roles of a combobox (WAI-ARIA, list autocomplete): the focus stays in the input,
 * arrows go through the options, Enter and Escape are the caller's.
 */
export function useCombobox(options: ComboboxOptions) {
  const { id, count, shown, show, enter, escape, textIsStop = false, ends = false } = options;
  const [at, setAt] = useState(-1);
  const active = shown && at < count ? at : -1;
  const last = count - 1;
  const step = (by: 1 | -1) => {
    const to = active + by;
    if (textIsStop) return to > last ? -1 : to < -1 ? last : to;
    return to > last ? 0 : to < 0 ? last : to;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && !shown) setAt(show());
    else if (isArrow) setAt(step(event.key === 'ArrowDown' ? 1 : -1));
    else if (shown && ends && event.key === 'Home') setAt(0);
    else if (shown && ends && event.key === 'End') setAt(last);
    else if (event.key === 'Enter') {
      if (!enter(active)) return;
    } else if (event.key === 'Escape') {
      if (!escape()) return;
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${id}-option-${index}`;
  return {
    active,
    setActive: setAt,
    input: {
      id,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': shown ? `${id}-list` : undefined,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    } as const,
    list: { id: `${id}-list`, at: active },
    option: (index: number) =>
      ({
        id: optionId(index),
        role: 'option',
        'data-active': index === active || undefined,
        // The focus stays in the box.
        onPointerDown: (event: PointerEvent) => event.preventDefault(),
      }) as const,
  };
}
