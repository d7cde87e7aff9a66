/** How the text of a column is read. */
export type RegisterColumnKind =
  | 'reference'
  | 'line'
  | 'text'
  | 'address'
  | 'system'
  | 'coordinate'
  | 'hectares'
  | 'count'
  | 'ownership'
  | 'planning status'
  | 'permission type'
  | 'yes'
  | 'date';

interface StandardColumn {
  kind: RegisterColumnKind;
  /** Whether the column is in the current standard, or only in the form of 2017. */
  level: 'must' | 'should' | 'may' | '2017';
  /** Other headers that councils have published for it, misspellings included. */
  alsoKnownAs: readonly string[];
}

const column = (
  kind: RegisterColumnKind,
  level: StandardColumn['level'],
  ...alsoKnownAs: string[]
): StandardColumn => ({ kind, level, alsoKnownAs });

/**
 * The columns of the brownfield land register: the current national standard and its form of 2017.
 * Headers are compared without case, spaces and punctuation.
 */
export const standardColumns = {
  SiteReference: column(
    'reference',
    'must',
    'SiteRef',
    'Site Refernce',
    'SiteReferance',
    'Reference',
    'LASiteRef',
    'LASiteReference',
    'SHLAARef',
    'SHLAAReference',
    'HELAARef',
    'HELAAReference',
    'BLRRef',
    'BLRReference',
    'SiteID',
    'SiteNumber',
    'UniqueReference',
    'UniqueSiteReference',
  ),
  SiteNameAddress: column(
    'line',
    'must',
    'SiteNameAndAddress',
    'SiteNameAdress',
    'NameAddress',
    'SiteAddressName',
    'NameAndAddressOfSite',
    'AddressOfSite',
  ),
  GeoX: column(
    'coordinate',
    'must',
    'Easting',
    'Eastings',
    'X',
    'Longitude',
    'Long',
    'Lon',
    'XCoordinate',
    'EastWest',
    'East',
  ),
  GeoY: column(
    'coordinate',
    'must',
    'Northing',
    'Northings',
    'Y',
    'Latitude',
    'Lat',
    'YCoordinate',
    'NorthSouth',
    'North',
  ),
  SiteplanURL: column(
    'address',
    'must',
    'SiteplanURI',
    'Siteplan',
    'SiteplanLink',
    'SiteplanULR',
    'PlanOfSite',
  ),
  Hectares: column(
    'hectares',
    'must',
    'Hectare',
    'Ha',
    'AreaHa',
    'SiteAreaHa',
    'AreaHectares',
    'Hectars',
  ),
  OwnershipStatus: column('ownership', 'must', 'Ownership', 'OwnershipStaus', 'OwnerShipType'),
  PlanningStatus: column('planning status', 'must', 'PlanningStaus', 'PlaningStatus', 'PlanStatus'),
  Deliverable: column(
    'yes',
    'must',
    'Deliverible',
    'Delivarable',
    'Deliverability',
    'LandDeliverable',
  ),
  NetDwellingsRangeFrom: column(
    'count',
    'must',
    'NetDwellingRangeFrom',
    'NetDwellingsFrom',
    'NetDwellingsRangeForm',
  ),
  NetDwellingsRangeTo: column(
    'count',
    'must',
    'NetDwellingRangeTo',
    'NetDwellingsTo',
    'MaximumNetDwellings',
  ),
  FirstAddedDate: column(
    'date',
    'must',
    'FirstAddedDateBR',
    'FirstAdded',
    'FirstAddDate',
    'DateFirstAdded',
    'DateEnteredOnRegister',
  ),
  LastUpdatedDate: column(
    'date',
    'must',
    'LastUpdatedDateBR',
    'LastUpdated',
    'LastUpdateDate',
    'LastUpdatedate',
    'DateLastUpdated',
  ),
  OrganisationURI: column(
    'address',
    'should',
    'OrganisationURL',
    'OrganizationURI',
    'OrganistionURI',
    'OrgURL',
    'OrgURI',
  ),
  PermissionType: column(
    'permission type',
    'should',
    'PermissionTyne',
    'PermisionType',
    'PermissionTypes',
    'PermiType',
  ),
  PermissionDate: column(
    'date',
    'should',
    'PermisionDate',
    'PermissionDates',
    'DateOfPermission',
    'PermiDate',
    'DateGranted',
  ),
  PlanningHistory: column('text', 'should', 'PlanningHistoryURL', 'PlaningHistory'),
  HazardousSubstances: column('yes', 'should', 'HazardousSubstance', 'HazardousSubstancs'),
  Notes: column('text', 'may', 'Note', 'Comments'),
  EndDate: column('date', 'may', 'EndDateBR', 'DateEnded'),
  OrganisationLabel: column('line', '2017', 'OrganisationName', 'OrganizationLabel', 'OrgLabel'),
  PreviouslyPartOf: column('line', '2017', 'PreviouslyPart'),
  CoordinateReferenceSystem: column(
    'system',
    '2017',
    'CRS',
    'CoordinateReferenceSytem',
    'CoordinateReferencingSystem',
    'CoordinateSystem',
    'CoordRefer',
  ),
  ProposedForPIP: column('yes', '2017', 'ProposedPIP', 'ProposedForPermissionInPrinciple'),
  MinNetDwellings: column(
    'count',
    '2017',
    'MinHomes',
    'MinimumNetDwellings',
    'MinDwellings',
    'MinNetDwelling',
    'MinimumNumberOfDwellings',
  ),
  DevelopmentDescription: column(
    'text',
    '2017',
    'DevelopementDescription',
    'DescriptionOfDevelopment',
    'DescriptionOfProposedHousingDevelopment',
  ),
  NonHousingDevelopment: column('text', '2017', 'NonHousingDevelopement', 'NonHousingDev'),
  Part2: column('yes', '2017', 'PartTwo'),
  SiteInformation: column('text', '2017', 'SiteInfo'),
  SiteName: column('line', '2017'),
  SiteAddress: column('line', '2017', 'SiteAdress'),
} as const satisfies Record<string, StandardColumn>;

export type ColumnName = keyof typeof standardColumns;

/** Every column's name, those of the current standard first. */
export const columnNames = Object.keys(standardColumns) as ColumnName[];
