import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Size {
  width: number;
  height: number;
}

/** An element's size in px, undefined until it is known; a hidden one keeps its last size. */
export function useFrameSize(): [RefObject<HTMLDivElement | null>, Size | undefined] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0) setSize({ width, height });
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(measured);
    return () => sizes.disconnect();
  }, []);
  return [element, size];
}
