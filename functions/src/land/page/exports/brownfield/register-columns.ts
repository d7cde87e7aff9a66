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

interface RegisterColumn {
  name: string;
  kind: RegisterKind;
  /** Whether each site must have a value; a required column may still contain blanks. */
  needed: boolean;
}

const column = (name: string, kind: RegisterKind, needed: boolean): RegisterColumn => ({
  name,
  kind,
  needed,
});

/**
 * The brownfield land register in its current form (digital-land/specification, `brownfield-land`), column by column
 * in its order: MUST, SHOULD, MAY. Columns that only the form of 2017 had are not written.
 */
export const registerColumns: readonly RegisterColumn[] = [
  column('SiteReference', 'reference', true),
  column('SiteNameAddress', 'text', true),
  column('GeoX', 'longitude', true),
  column('GeoY', 'latitude', true),
  column('SiteplanURL', 'url', false),
  column('Hectares', 'hectares', true),
  column('OwnershipStatus', 'ownership', true),
  column('PlanningStatus', 'planning status', true),
  column('Deliverable', 'yes', false),
  column('NetDwellingsRangeFrom', 'count', true),
  column('NetDwellingsRangeTo', 'count', true),
  column('FirstAddedDate', 'date', true),
  column('LastUpdatedDate', 'date', true),
  column('OrganisationURI', 'url', false),
  column('PermissionType', 'permission type', false),
  column('PermissionDate', 'date', false),
  column('PlanningHistory', 'history', false),
  column('HazardousSubstances', 'yes', false),
  column('Notes', 'notes', false),
  column('EndDate', 'date', false),
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
