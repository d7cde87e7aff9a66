/** Where an export's progress and download are seen. */
export const exportPath = (exportId: string) => `/data-export?export=${exportId}`;
