/** The words of the measuring tools (specification 002 section 4, spelt as there). */
export const measureMessages = {
  length: 'Measure a length',
  area: 'Measure an area',
  start: 'Click to start measuring',
  goOn: 'Click to continue drawing the polygon',
  finish: 'Double click to finish measuring',
  done: 'Measured. Start again to measure something else.',
  total: 'Length',
  perimeter: 'Perimeter',
  size: 'Area',
  crossed: 'The outline crosses itself, so its area cannot be measured. Undo the last point.',
  again: 'Start again',
  end: 'Finish',
  datum:
    'Flat on the British National Grid. Places are within 5 metres: the OSTN15 shift is left out, which changes no length.',
} as const;
