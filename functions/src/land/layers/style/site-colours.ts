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

/** Okabe and Ito's colours, which people with the common kinds of colour blindness can tell apart; grey comes last. */
const PALETTE = ['#0072b2', '#e69f00', '#009e73', '#d55e00', '#56b4e9', '#cc79a7', '#f0e442'];
export const NO_STATUS = '#8a949e';

/** The fields that may colour sites: the first one present in the council's tiles is used. */
export const STATUS_FIELDS = ['assessment_status', 'planning_status'];

/** The statuses of a dictionary field with their colours: the council's own where it specifies them. */
export function statusColours(field: StatusField | undefined): StatusColour[] {
  const own = new Map(field?.format.COLOURED_DOT?.map(({ value, color }) => [value, color]));
  return (field?.options ?? []).map(({ value, label }, index) => ({
    value: String(value),
    label,
    colour: own.get(String(value)) ?? PALETTE[index] ?? NO_STATUS,
  }));
}
