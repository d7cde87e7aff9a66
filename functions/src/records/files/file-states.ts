/** The scan's verdict on a file (specification 002 section 3). */
export const fileStates = ['unscanned', 'clean', 'quarantined', 'fail'] as const;
export type FileState = (typeof fileStates)[number];
