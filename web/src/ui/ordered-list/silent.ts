const nothing = () => undefined;
/** What the library says of itself speaks of ids; handles and live regions say it in words. */
export const SILENT = {
  announcements: {
    onDragStart: nothing,
    onDragOver: nothing,
    onDragEnd: nothing,
    onDragCancel: nothing,
  },
  screenReaderInstructions: { draggable: '' },
};
