import { copy } from '../copy-links.ts';
import { islandMessages as messages } from '../messages.ts';
import { say } from '../notice.ts';

/** Shares the document as the device does, or copies its address. */
export function offerShare(button: HTMLElement): void {
  button.addEventListener('click', () => void share());
}

async function share(): Promise<void> {
  const url = location.href.split('#', 1)[0] ?? '';
  const shared = { title: document.title, url };
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return;
    } catch (error) {
      // Whoever closes the sheet wants nothing copied either.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  say((await copy(url)) ? messages.pageLinkCopied : messages.copyFailed);
}
