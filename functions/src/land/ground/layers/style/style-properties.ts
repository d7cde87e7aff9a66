import type { engineKinds } from './layer-style.ts';

type Kind = (typeof engineKinds)[number];

const words = (text: string) => text.trim().split(/\s+/);

/** Which properties the style language allows for each kind of layer: those that both engines know. */
export const paintProperties: Record<Kind, ReadonlySet<string>> = {
  fill: new Set(words('fill-antialias fill-color fill-opacity fill-outline-color fill-translate')),
  line: new Set(
    words(`line-blur line-color line-dasharray line-gap-width line-offset line-opacity
      line-translate line-width`),
  ),
  circle: new Set(
    words(`circle-blur circle-color circle-opacity circle-radius circle-stroke-color
      circle-stroke-opacity circle-stroke-width circle-translate circle-pitch-alignment
      circle-pitch-scale`),
  ),
  symbol: new Set(
    words(`icon-color icon-halo-blur icon-halo-color icon-halo-width icon-opacity text-color
      text-halo-blur text-halo-color text-halo-width text-opacity text-translate`),
  ),
};

export const layoutProperties: Record<Kind, ReadonlySet<string>> = {
  fill: new Set(words('fill-sort-key visibility')),
  line: new Set(
    words('line-cap line-join line-miter-limit line-round-limit line-sort-key visibility'),
  ),
  circle: new Set(words('circle-sort-key visibility')),
  symbol: new Set(
    words(`icon-allow-overlap icon-anchor icon-image icon-offset icon-rotate
      icon-rotation-alignment icon-size icon-padding symbol-placement symbol-sort-key
      symbol-spacing text-allow-overlap text-anchor text-field text-font text-justify
      text-letter-spacing text-line-height text-max-angle text-max-width text-offset
      text-optional text-padding text-rotation-alignment text-size text-transform
      text-variable-anchor visibility`),
  ),
};
