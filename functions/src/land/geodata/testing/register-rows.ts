const HEADERS =
  'SiteReference,SiteNameAddress,CoordinateReferenceSystem,GeoX,GeoY,Hectares,OwnershipStatus,EndDate,Constraints,Notes';
export const OAK1 = 'OAK1,1 Oak Lane,OSGB36,-1.61,54.97,0.50,Public Ownership,,Green Belt,seen';
export const OAK2 = 'OAK2,2 Oak Lane,OSGB36,425000,564000,2,,31/03/2024,,';
/** A register with these rows, as councils publish it. */
export const register = (...rows: string[]) => [HEADERS, ...rows].join('\r\n');
