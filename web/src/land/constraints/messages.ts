import { constraintGroupNames } from '@contract/land/constraints/group-names.ts';

/** What people read about a site's constraints. */
export const constraintMessages = {
  failed: 'Failed to fetch the constraints',
  none: 'The council has no layers yet',
  noneHint: 'Layers are uploaded under Admin; what they show at this site will appear here.',
  noPlace: 'This site has no place on the map yet',
  noPlaceHint: 'Draw its boundary to see what lies over it and near it.',
  groups: constraintGroupNames,
  nothingOnSite: 'No layer has anything on this site.',
  beyond: (n: number) => `${n === 1 ? '1 layer has' : `${n} layers have`} nothing within 5 km`,
  what: 'What',
  share: 'On the site',
  area: 'Area',
  grade: (grade: string) => `Grade ${grade}`,
  more: (n: number) => `${n} more`,
  distance: 'Distance',
  touches: 'touches',
  showMore: (n: number) => `Show ${n} more`,
  showLess: 'Show less',
  ofPoint: 'This site is a point: what it stands in counts as the whole of it.',
} as const;
