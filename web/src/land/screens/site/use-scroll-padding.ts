import { useCallback, useRef } from 'react';
import { HEADER_HEIGHT } from '../../../ui/theme/breakpoints.ts';

/** The `ref` of what stays visible at the top: focused elements are scrolled to below it, not behind it. */
export function useScrollPadding(): (element: HTMLElement | null) => void {
  const sizes = useRef<ResizeObserver>(undefined);
  return useCallback((element) => {
    const { style } = document.documentElement;
    sizes.current?.disconnect();
    style.scrollPaddingTop = '';
    if (!element) return;
    sizes.current = new ResizeObserver(() => {
      style.scrollPaddingTop = `${HEADER_HEIGHT + element.offsetHeight}px`;
    });
    sizes.current.observe(element);
  }, []);
}
