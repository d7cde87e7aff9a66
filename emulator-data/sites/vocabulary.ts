/** Words that all demo councils use; ownership, planning status and permission are the register's own. */
export const assessmentResults = [
  'Suitable',
  'Potentially suitable',
  'Not suitable',
  'Not yet assessed',
] as const;
export const accessibilityBands = ['Very high', 'High', 'Medium', 'Low', 'Very low'] as const;
export const deliveryPeriods = [
  '0–5 years',
  '6–10 years',
  '11–15 years',
  'Beyond 15 years',
] as const;
export const assessmentStatuses = [
  'Received', 'In assessment', 'Awaiting information', 'Assessed', 'Shortlisted', 'Allocated', 'Rejected', 'Built out',
] as const; // prettier-ignore
export const siteTypes = [
  'Housing', 'Mixed use', 'Employment', 'Town centre', 'Community use', 'Infrastructure', 'Agriculture',
] as const; // prettier-ignore
export const landTypes = ['Brownfield', 'Greenfield', 'Mixed'] as const;
export const ownerships = [
  'owned by a public authority', 'not owned by a public authority', 'mixed ownership',
] as const; // prettier-ignore
export const planningStatuses = ['permissioned', 'not permissioned', 'pending decision'] as const;
export const permissionTypes = [
  'full planning permission', 'outline planning permission', 'reserved matters approval',
  'permission in principle', 'technical details consent', 'planning permission granted under an order', 'other',
] as const; // prettier-ignore
export const siteTags = [
  'priority', 'council-owned', 'small-site', 'contaminated', 'flood-risk', 'heritage', 'town-centre', 'rail-station',
  'self-build', 'green-belt-edge', 'needs-visit', 'call-for-sites-2025',
] as const; // prettier-ignore
