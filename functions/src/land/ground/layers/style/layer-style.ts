/** Expressions and plain values of the map style language; only their structure is checked. */
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
/** A layer as map engines define it. */
export interface EngineStyle extends Common {
  type: (typeof engineKinds)[number];
  paint?: Properties;
  layout?: Properties;
}
/** Colours as in CSS; sizes in pixels. */
interface Patterned extends Common {
  color: string;
  /** The fill between the marks; none if absent. */
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
  /** Degrees, clockwise from vertical. */
  angle?: 0 | 45 | 90 | 135;
  width?: number;
}
/** A line with arrowheads in the direction in which it was drawn. */
export interface ArrowLineStyle extends Common {
  type: 'arrowLine';
  color: string;
  width?: number;
  opacity?: number;
  arrowColor?: string;
  arrowSize?: number;
  spacing?: number;
}
/** A line made of small marks, such as a railway's or a cliff's. */
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
/** A layer's `mbstyle`, parsed (specification 002 section 3, Layers and map). */
export type LayerStyle = DrawnStyle | MultipleStyle;
