import type { LayerStyle } from '@contract/land/ground/layers/style/layer-style.ts';
import { useEffect, useRef } from 'react';
import { drawSwatch, SWATCH } from './draw-swatch.ts';

const { width, height, ratio } = SWATCH;

interface SwatchProps {
  style: LayerStyle;
  of: 'point' | 'line' | 'polygon';
  opacity?: number;
}

/** A layer's style in miniature, drawn from the same layers as the map. */
export function Swatch({ style, of, opacity = 1 }: SwatchProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSwatch(canvas.current, style, { of, opacity });
  }, [style, of, opacity]);
  return (
    // Chakra would treat width and height as CSS lengths.
    <canvas
      ref={canvas}
      width={width * ratio}
      height={height * ratio}
      style={{ width, height, flexShrink: 0 }}
      aria-hidden
    />
  );
}
