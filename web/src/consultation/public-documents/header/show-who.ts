import { arrivedAt, rememberPlace } from '../../../session/storage.ts';
import { loadPart } from '../loading/load-part.ts';
import { questionInSight } from './question-in-sight.ts';
import { type Visitor, whoIsHere } from '../who-is-here.ts';
import { headerPart } from './header-part.ts';

const page = () => location.pathname + location.search;
const here = () => page() + location.hash;

/** Shows the person who is signed in what is theirs; others come back here once they have logged in. */
export async function showWho(tools: HTMLElement): Promise<void> {
  const logIn = headerPart(tools, 'log-in');
  logIn?.addEventListener('click', () =>
    rememberPlace(page() + (questionInSight() ?? location.hash)),
  );
  // Where it cannot be asked, 'Log in' stays: it leads to a page that says why.
  const user = await whoIsHere().catch(() => null);
  if (!user) return;
  arrivedAt(here());
  if (logIn) logIn.hidden = true;
  const documents = headerPart(tools, 'documents');
  if (documents) documents.hidden = !mayWrite(user);
  const [{ showMenu }] = await Promise.all([
    loadPart('user-menu', () => import('./user-menu.ts')),
    user.types.includes('agent')
      ? loadPart('client-choice', () => import('./client-choice.ts')).then(({ offerClients }) =>
          offerClients(tools),
        )
      : undefined,
  ]);
  showMenu(tools, user);
}

const mayWrite = ({ kind, grants }: Visitor) =>
  kind === 'staff' &&
  ['placemaker.read', 'consultations.read'].every((each) => grants.includes(each));
