/** What a consultation is held for: the stages of both sets of regulations, and what lies outside them. */
export const consultationKinds = [
  'Call for sites',
  'Issues and options (regulation 18)',
  'Preferred options (regulation 18)',
  'Publication (regulation 19)',
  'Scoping consultation (2026 regulations)',
  'Plan content and evidence (2026 regulations)',
  'Proposed plan (2026 regulations)',
  'Main modifications',
  'Supplementary plan or guidance',
  'Neighbourhood plan',
  'Other',
] as const;
