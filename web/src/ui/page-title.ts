import { useEffect } from 'react';

const PRODUCT = 'Placemaker';

/** Names the browser's tab: page, then council. Newest wins; a page may rename itself once it knows more. */
export function usePageTitle(title: string | undefined, council?: string): void {
  useEffect(() => {
    if (title) document.title = [title, council ?? PRODUCT].join(' · ');
  }, [title, council]);
}
