import { useEffect } from 'react';

const PRODUCT = 'Placemaker';

/**
 * Sets the browser tab's title: page, then council. The newest wins; a page may change its title once it knows more.
 */
export function usePageTitle(title: string | undefined, council?: string): void {
  useEffect(() => {
    if (title) document.title = [title, council ?? PRODUCT].join(' · ');
  }, [title, council]);
}
