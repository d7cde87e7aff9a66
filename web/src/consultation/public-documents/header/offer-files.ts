import {
  type DocumentFormat,
  documentFormats,
} from '@contract/consultation/ground/documents/print/document-formats.ts';
import { fileProgressMessages as messages } from '@contract/consultation/ground/documents/print/file-progress-messages.ts';
import { nameSentWith } from '../../../api/name-sent-with.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { islandMessages } from '../messages.ts';
import { say, sayFailed, sayOn } from '../notice.ts';
import { closeFromOutside } from './close-from-outside.ts';

/** Saves the files of a document without leaving its page, and tells how far that is. */
export function offerFiles(menu: HTMLDetailsElement): void {
  closeFromOutside(menu);
  for (const link of menu.querySelectorAll('a')) {
    const format = documentFormats.find((each) => link.pathname.endsWith(`/${each}`));
    if (!format) continue;
    link.addEventListener('click', (event) => {
      // In another window the browser itself says what becomes of it.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      menu.open = false;
      menu.querySelector('summary')?.focus();
      void save(link.href, format);
    });
  }
}

/** Pictures of an edition are there already: its file is written while the answer is waited for. */
async function save(address: string, format: DocumentFormat): Promise<void> {
  const steps = messages.steps[format];
  sayOn(steps.pdf);
  try {
    const answer = await fetch(address);
    if (!answer.ok) {
      const why = answer.status === 404 ? messages.editionGone : messages.tryLater;
      sayFailed(`${messages.failed(format)}. ${why}`);
      return;
    }
    sayOn(steps.saving);
    const name = nameSentWith(answer.headers) ?? `document.${format}`;
    saveFile(await answer.blob(), name);
    say(islandMessages.fileSaved(name));
  } catch {
    sayFailed(`${messages.failed(format)}. ${messages.tryLater}`);
  }
}
