/** Whether a file is called as structures of documents are. */
export const isStructureName = (name: string): boolean => /\.json$/i.test(name);
