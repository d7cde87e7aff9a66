/** How a column of the register is validated. */
export type RegisterKind =
  | 'reference'
  | 'text'
  | 'notes'
  | 'url'
  | 'longitude'
  | 'latitude'
  | 'hectares'
  | 'count'
  | 'ownership'
  | 'planning status'
  | 'permission type'
  | 'yes'
  | 'date'
  | 'history';

export interface RegisterColumn {
  name: string;
  kind: RegisterKind;
  /** Each site needs a value; a column that the standard requires may hold blanks; the others may be left out. */
  level: 'needed' | 'required' | 'optional';
}

const column = (
  name: string,
  kind: RegisterKind,
  level: RegisterColumn['level'],
): RegisterColumn => ({ name, kind, level });

/**
 * The brownfield land register in its current form (digital-land/specification, `brownfield-land`), column by column
 * in its order: MUST, SHOULD, MAY.
 */
export const registerColumns: readonly RegisterColumn[] = [
  column('SiteReference', 'reference', 'needed'),
  column('SiteNameAddress', 'text', 'needed'),
  column('GeoX', 'longitude', 'needed'),
  column('GeoY', 'latitude', 'needed'),
  column('SiteplanURL', 'url', 'optional'),
  column('Hectares', 'hectares', 'required'),
  column('OwnershipStatus', 'ownership', 'required'),
  column('PlanningStatus', 'planning status', 'required'),
  column('Deliverable', 'yes', 'optional'),
  column('NetDwellingsRangeFrom', 'count', 'required'),
  column('NetDwellingsRangeTo', 'count', 'required'),
  column('FirstAddedDate', 'date', 'required'),
  column('LastUpdatedDate', 'date', 'required'),
  column('OrganisationURI', 'url', 'optional'),
  column('PermissionType', 'permission type', 'optional'),
  column('PermissionDate', 'date', 'optional'),
  column('PlanningHistory', 'history', 'optional'),
  column('HazardousSubstances', 'yes', 'optional'),
  column('Notes', 'notes', 'optional'),
  column('EndDate', 'date', 'optional'),
];

/**
 * Columns that only the form of 2017 had: written after the others where a site has them, so that nothing is lost when
 * the register comes back. Coordinates are always longitude and latitude, so that their system needs no column.
 */
export const columnsOf2017: readonly RegisterColumn[] = [
  column('OrganisationLabel', 'text', 'optional'),
  column('PreviouslyPartOf', 'text', 'optional'),
  column('ProposedForPIP', 'yes', 'optional'),
  column('MinNetDwellings', 'count', 'optional'),
  column('DevelopmentDescription', 'text', 'optional'),
  column('NonHousingDevelopment', 'text', 'optional'),
  column('Part2', 'yes', 'optional'),
];

/** The standard's words for a column, spelt as there. */
export const registerWords: Partial<Record<RegisterKind, readonly string[]>> = {
  ownership: ['owned by a public authority', 'not owned by a public authority', 'mixed ownership'],
  'planning status': ['permissioned', 'not permissioned', 'pending decision'],
  'permission type': [
    'full planning permission',
    'outline planning permission',
    'reserved matters approval',
    'permission in principle',
    'technical details consent',
    'planning permission granted under an order',
    'other',
  ],
};

/** Most characters of Notes. */
export const MAX_NOTES_LENGTH = 4_000;
