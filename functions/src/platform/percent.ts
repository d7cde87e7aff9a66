/** A share of a hundred as people read it: '33%', without a space, as GOV.UK writes it. */
export const percentText = (percent: number): string => `${percent.toLocaleString('en-GB')}%`;
