/** The regulations under which a summary is made. */
export const regimes = ['2012', '2026'] as const;
export type Regime = (typeof regimes)[number];
