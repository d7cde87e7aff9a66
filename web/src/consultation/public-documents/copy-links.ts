import { islandMessages as messages } from './messages.ts';
import { say } from './notice.ts';

/** The links beside headings copy their address instead of only leading there. */
export default function copyLinks(sections: HTMLElement): void {
  sections.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-copy-link]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', link.hash);
    void copy(link.href).then((isCopied) =>
      say(isCopied ? messages.linkCopied : messages.copyFailed),
    );
  });
}

/** Puts an address on the clipboard; false where the browser does not let us. */
export async function copy(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}
