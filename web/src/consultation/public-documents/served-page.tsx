import { Compass } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { currentToasts } from '../../ui/toast-store.ts';
import { rememberWords } from '../../session/storage.ts';
import { Empty } from '../../ui/empty.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { islandMessages as messages } from './messages.ts';

/** A page that the server sets, reached by a link within the app: the browser loads it. */
export default function ServedPage() {
  const { pathname, search, hash, key } = useLocation();
  const address = pathname.replace(/(?<!\/)\/+$/, '') + search + hash;
  // The server itself sent the app here: it would again.
  const isLost = key === 'default' && !pathname.endsWith('/');
  useEffect(() => {
    if (isLost) return;
    // What was just said would go with this page.
    rememberWords(
      currentToasts().flatMap(({ kind, title }) => (kind === 'success' ? [title] : [])),
    );
    loadAnew(address);
  }, [address, isLost]);
  if (!isLost) return <Waiting />;
  return <Empty kind="none" page icon={<Compass size={20} />} title={messages.notHere} />;
}

/**
 * Loads an address that the router may have put into the bar already. Going to the same address with a hash would be a
 * jump within this page, which loads nothing; the reloaded page has to go to the hash, not where this one was scrolled.
 */
function loadAnew(address: string): void {
  const { href } = new URL(address, location.href);
  if (href !== location.href) return location.replace(href);
  history.scrollRestoration = 'manual';
  location.reload();
}
