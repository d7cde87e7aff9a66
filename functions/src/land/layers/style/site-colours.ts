/** One line of the legend: a status and its colour on the map. */
export interface StatusColour {
  value: string;
  label: string;
  colour: string;
}

interface StatusField {
  format: { COLOURED_DOT?: { value: string; color: string }[] };
  options: { value: string | number | boolean; label: string }[];
}

/** Okabe and Ito's colours, which people with the common kinds of colour blindness can tell apart. */
const PALETTE = ['#0072b2', '#e69f00', '#009e73', '#d55e00', '#56b4e9', '#cc79a7', '#f0e442'];
/** Statuses that the palette does not reach, or that the dictionary no longer lists. */
export const OTHER_STATUS = '#8a949e';
/** Their black: no council's status is grey like it, so a site without one is not taken for one that has it. */
const NO_STATUS = '#000000';

/** The fields that may colour sites: the first one present in the council's tiles is used. */
export const STATUS_FIELDS = ['assessment_status', 'planning_status'];

/**
 * The statuses of a dictionary field with their colours, the council's own where it specifies them; last, as '', sites
 * that have none.
 */
export function statusColours(field: StatusField | undefined): StatusColour[] {
  const own = new Map(field?.format.COLOURED_DOT?.map(({ value, color }) => [value, color]));
  const statuses = (field?.options ?? []).map(({ value, label }, index) => ({
    value: String(value),
    label,
    colour: own.get(String(value)) ?? PALETTE[index] ?? OTHER_STATUS,
  }));
  return statuses.length === 0
    ? []
    : [...statuses, { value: '', label: 'No status', colour: NO_STATUS }];
}
