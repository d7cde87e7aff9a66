import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { showToast } from '../../ui/toast-store.ts';
import { useMapParts } from '../map-parts.ts';
import { mapMessages as messages } from '../messages.ts';
import type { MapTool } from './map-tool.ts';
import { layPrintSheet } from './print-sheet.ts';
import { mapPicture, mapPictureNow } from './map-picture.ts';
import { notesOf } from './map-notes.ts';
import { useToolbox } from './toolbox.ts';

/** Prints the map with title, legend, scale and attribution, on a sheet of its own. */
export const print: MapTool = {
  id: 'print',
  kind: 'act',
  label: messages.print,
  icon: <Printer size={20} />,
  useTool: function usePrint() {
    const map = useMapParts()?.map;
    const { frame } = useToolbox();
    useEffect(() => {
      if (!map) return;
      // Printed with the browser's own key or menu: the same sheet, not the whole screen.
      let takeAway: (() => void) | undefined;
      const before = () => {
        if (frame.current && !document.querySelector('[data-print-sheet]'))
          takeAway = layPrintSheet(mapPictureNow(map), notesOf(map, frame.current));
      };
      const after = () => takeAway?.();
      addEventListener('beforeprint', before);
      addEventListener('afterprint', after);
      return () => {
        removeEventListener('beforeprint', before);
        removeEventListener('afterprint', after);
        after();
      };
    }, [map, frame]);
    const print = async () => {
      if (!map || !frame.current) return;
      try {
        const takeAway = layPrintSheet(await mapPicture(map), notesOf(map, frame.current));
        addEventListener('afterprint', takeAway, { once: true });
        window.print();
      } catch {
        showToast({ kind: 'danger', title: messages.printFailed, text: messages.tryLater });
      }
    };
    return { act: () => void print() };
  },
};
