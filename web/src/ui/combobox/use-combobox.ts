import { type KeyboardEvent, type PointerEvent, useState } from 'react';

interface ComboboxOptions {
  id: string;
  /** The number of options. */
  count: number;
  /** Whether the list is open. */
  shown: boolean;
  /** Opens the list; gives the option to start at, -1 for none. */
  show: () => number;
  /**
   * Called on Enter with the option that the keyboard is on (-1 for none). False if it did nothing: then a form may
   * submit.
   */
  enter: (active: number) => boolean;
  /** Called on Escape. False if there was nothing to close or clear: then an enclosing dialog may close. */
  escape: () => boolean;
  /** Arrows also stop at the typed text, between the last option and the first. */
  textIsStop?: boolean;
  /** Home and End go to the ends of the list, not of the text. */
  ends?: boolean;
}

/**
 * The keyboard and roles of a combobox (WAI-ARIA, list autocomplete): the focus stays in the input, arrows move
 * through the options; Enter and Escape are up to the caller.
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
