import { showToast } from './toast-store.ts';

interface CopyWords {
  copied: string;
  hint?: string;
  notCopied: string;
}

/** Copies a text and says so; where the browser does not let it, the text stands in the message to be selected. */
export async function copyText(text: string, words: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', title: words.copied, ...(words.hint && { text: words.hint }) });
  } catch {
    showToast({ kind: 'warning', title: words.notCopied, text });
  }
}
