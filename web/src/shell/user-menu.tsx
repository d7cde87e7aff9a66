import {
  CircleUserRound,
  FileText,
  LogOut,
  MessageSquareText,
  Paperclip,
  Settings,
  Settings2,
} from 'lucide-react';
import { useEffect } from 'react';
import { useParams, useLocation } from 'react-router-dom';
import { isBuilt } from '../session/page-route.ts';
import { signOut } from '../session/sign-out.ts';
import type { User } from '../session/user.ts';
import { MenuButton, type MenuEntry } from '../ui/menu.tsx';
import { OWN_LOOK } from '../ui/theme/own-look-key.ts';
import { routeOf } from './current-route.ts';
import { displayName } from './display-name.ts';
import { HeaderLabel } from './labelled.tsx';
import { shellMessages as messages } from './messages.ts';

const SETTINGS: MenuEntry = {
  label: messages.settings,
  icon: <Settings size={16} />,
  to: '/settings',
};

/** Logout; on a document page consultation users also find their own pages for that document. */
export default function UserMenu({ user }: { user: User }) {
  useOwnLook(user);
  const entries: MenuEntry[] = [
    ...useDocumentEntries(user),
    ...(user.kind === 'staff' ? [SETTINGS] : []),
    { label: messages.logout, icon: <LogOut size={16} />, onChoose: () => signOut(user) },
  ];
  return (
    <MenuButton
      label={displayName(user)}
      entries={entries}
      icon={<CircleUserRound size={20} />}
      px="2"
    >
      <HeaderLabel>{displayName(user)}</HeaderLabel>
    </MenuButton>
  );
}

/** Shows what the person chose on whichever device; nothing is loaded where they never chose. */
function useOwnLook({ settings }: User): void {
  useEffect(() => {
    const chosen = localStorage.getItem(OWN_LOOK) !== null;
    const standard = settings.theme === 'light' && settings.density === 'normal';
    if (chosen || !standard || settings.areas !== 'hectares')
      void import('../ui/theme/own-look.ts').then(({ takeLook }) => takeLook(settings));
  }, [settings]);
}

function useDocumentEntries(user: User): MenuEntry[] {
  const { pathname } = useLocation();
  const { documentId } = useParams();
  const id = documentId ?? /^\/p\/document\/([^/]+)/.exec(pathname)?.[1];
  if (user.provider !== 'firebase-auth' || id === undefined || id === 'all') return [];
  const base = `/p/document/${id}`;
  const entries: MenuEntry[] = [
    { label: messages.document, icon: <FileText size={16} />, to: base },
    { label: messages.attachments, icon: <Paperclip size={16} />, to: `${base}/attachments` },
    {
      label: messages.myResponses,
      icon: <MessageSquareText size={16} />,
      to: `${base}/my-responses`,
    },
    { label: messages.preferences, icon: <Settings2 size={16} />, to: `${base}/preferences` },
  ];
  return entries.filter((entry) => isBuilt(routeOf(entry.to ?? '*')));
}
