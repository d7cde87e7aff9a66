/** What people read of a site on Google’s map and Street View. */
export const googleMapMessages = {
  googleMap: 'Google map of the site',
  googleFailed: 'Google’s map could not be loaded',
  map: 'Map',
  streetView: 'Street View',
  noStreetView: 'Google has no Street View here.',
  noGeometry: 'This site has no place on the map yet.',
} as const;
