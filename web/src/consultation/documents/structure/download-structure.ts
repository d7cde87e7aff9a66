import { getStructure } from '@calls/consultation/documents/contract/structure.ts';
import { askAnew } from '../../../api/ask-anew.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { structureStartMessages as messages } from './messages.ts';

/** Saves the structure of a document, as it is stored, on the device. */
export async function downloadStructure(id: number): Promise<void> {
  try {
    const { structure } = await askAnew(getStructure, { id });
    const text = JSON.stringify(structure, null, 2);
    const name = structure.title.replaceAll(/[^\p{L}\p{N}_-]+/gu, ' ').trim() || 'document';
    saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
    showToast({ kind: 'info', title: messages.downloaded, text: messages.downloadedText });
  } catch (error) {
    showToast({ kind: 'danger', title: messages.failed, text: (error as Error).message });
  }
}
