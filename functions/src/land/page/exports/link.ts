/** Where an export's progress and download are seen. */
export const linkTo = (exportId: string) => `/data-export?export=${exportId}`;
