import { isWebAddress } from '@contract/platform/link-address.ts';

/** A layer's entry in the map metadata card config. */
export interface CardConfig {
  layerId: string;
  layerTitle?: string | undefined;
  layerTheme?: string | undefined;
  fields: { label: string; value: string }[];
}

export interface InfoCardLine {
  label: string;
  value: string;
  /** The value as an address, if it is one. */
  href: string | undefined;
}

/**
 * A card's lines: the configured fields in their order, or all properties if the council configured nothing for the
 * layer. Empty values are skipped; web addresses become links.
 */
export function cardLines(
  properties: Record<string, unknown>,
  config: Pick<CardConfig, 'fields'> | undefined,
): InfoCardLine[] {
  const fields =
    config?.fields ?? Object.keys(properties).map((value) => ({ label: titled(value), value }));
  return fields.flatMap(({ label, value: name }) => {
    const value = worded(properties[name]);
    return value === '' ? [] : [{ label, value, href: webAddress(value) }];
  });
}

function worded(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(worded).filter(Boolean).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value as string | number).trim();
}

/** Links are valid only with http or https (specification 002 section 5). */
function webAddress(text: string): string | undefined {
  return isWebAddress(text) ? new URL(text).href : undefined;
}

const titled = (name: string) => {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The next or previous position in a list that wraps around. */
export const goRound = (index: number, step: 1 | -1, length: number) =>
  length === 0 ? 0 : (index + step + length) % length;
