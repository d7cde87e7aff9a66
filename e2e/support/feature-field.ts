/** A field of a tab of a site's features, which may be edited. */
export const field = (
  label: string,
  dbPropertyName: string,
  cellConfig: object,
  more: object = {},
) => ({
  type: 'FIELD',
  label,
  dbPropertyName,
  editable: true,
  cellConfig,
  ...more,
});
