import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();
let visits = 0;

/**
 * Rendered beside a page's content and acts once that is drawn: moves the focus to the heading (not on the first page
 * of a visit), and scrolls to the top, to the address's #part, or back to the previous position.
 */
export function Arrived() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const arrivedAt = useRef<string>(undefined);

  useEffect(() => {
    const note = () => positions.set(key, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (visits++ === 0) return;
    const heading =
      document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (part) part.scrollIntoView();
    else scrollTo(0, type === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
  }, [key, pathname, hash, type]);
  return null;
}
