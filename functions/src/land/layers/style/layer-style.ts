/** Expressions and plain values of the map style language, checked only for their shape. */
export type StyleValue = string | number | boolean | StyleValue[] | { [key: string]: StyleValue };
type Properties = Record<string, StyleValue>;

export const engineKinds = ['fill', 'circle', 'line', 'symbol'] as const;
export const patterns = ['dots', 'crosses', 'grid', 'waves'] as const;
export const icons = ['triangle', 'circle', 'square', 'diamond', 'cross', 'tick'] as const;

interface Common {
  filter?: StyleValue[];
  minzoom?: number;
  maxzoom?: number;
}
/** A layer as map engines know it. */
export interface EngineStyle extends Common {
  type: (typeof engineKinds)[number];
  paint?: Properties;
  layout?: Properties;
}
/** Colours are as in style sheets; sizes in pixels. */
interface Patterned extends Common {
  color: string;
  /** Between the marks; nothing without. */
  background?: string;
  opacity?: number;
  outline?: string;
  outlineWidth?: number;
}
export interface FillPatternStyle extends Patterned {
  type: 'fillPattern';
  pattern: (typeof patterns)[number];
  size?: number;
}
export interface FillStripesStyle extends Patterned {
  type: 'fillStripes';
  /** Degrees, clockwise from upright. */
  angle?: 0 | 45 | 90 | 135;
  width?: number;
}
/** A line with arrowheads that point the way it was drawn. */
export interface ArrowLineStyle extends Common {
  type: 'arrowLine';
  color: string;
  width?: number;
  opacity?: number;
  arrowColor?: string;
  arrowSize?: number;
  spacing?: number;
}
/** A line of small marks, such as a railway's or a cliff's. */
export interface IconPatternLineStyle extends Common {
  type: 'iconPatternLine';
  icon: (typeof icons)[number];
  color: string;
  size?: number;
  spacing?: number;
  opacity?: number;
  /** A line under the marks; none without. */
  width?: number;
}
export interface MultipleStyle {
  type: 'multiple';
  layers: LayerStyle[];
}
export type DrawnStyle =
  EngineStyle | FillPatternStyle | FillStripesStyle | ArrowLineStyle | IconPatternLineStyle;
/** A layer's `mbstyle`, read (specification 002 section 3, Layers and map). */
export type LayerStyle = DrawnStyle | MultipleStyle;
