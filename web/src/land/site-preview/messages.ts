/** What people read in the preview of a site (specification 000 section 2.4, spelt as there). */
export const sitePreviewMessages = {
  label: (name: string) => `Preview of ${name}`,
  opens: 'Opens in a new tab',
  nothing: 'N/A',
  siteName: 'Site Name',
  ward: 'Neighbourhood/Ward',
  size: 'Total Site Area',
  suitable: 'Suitable Site Area',
  capacity: 'Optimised Unit Capacity',
  suitability: 'Suitability Assessment Result',
  accessibility: 'Accessibility Level',
  delivery: 'Estimated Delivery Period',
  status: 'Assessment Status',
} as const;
