/** Whether a consultation can be answered now, in a word. */
export const consultationStates = { 'to come': 'To come', open: 'Open', closed: 'Closed' } as const;
