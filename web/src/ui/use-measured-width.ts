import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * An element's width in px, undefined until it is known. It keeps its width while it is hidden, as React does while a
 * part of the app loads.
 */
export function useMeasuredWidth(): [RefObject<HTMLDivElement | null>, number | undefined] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      if (measured.clientWidth > 0) setWidth(measured.clientWidth);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(measured);
    return () => sizes.disconnect();
  }, []);
  return [element, width];
}
