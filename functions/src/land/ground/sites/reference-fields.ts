/** The fields in which councils keep a site's reference, the likeliest first. */
export const REFERENCE_FIELDS = [
  'helaa_reference',
  'shlaa_reference',
  'site_reference',
  'reference',
] as const;
