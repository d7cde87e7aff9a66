/** Under which name this tab keeps what is typed into the text of a representation. */
export const textName = (representationId: number): string => `text-${representationId}`;
