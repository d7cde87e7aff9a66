import type { DocumentState } from '@contract/consultation/public-documents/read-state.ts';
import { currentTenant, onUndecidedHost } from '../../../api/host.ts';
import { say } from '../notice.ts';
import { tellConsultationChanged } from './consultation-changed.ts';
import { tellNewEdition, tellWithdrawn } from './news.ts';
import { showState } from './show-state.ts';

/** How often the state of a document is renewed (specification 001, section 9). */
const EVERY_MS = 60_000;

/** Keeps what is said of a document true while it is read: whether it can be answered, until when, a newer edition. */
export default function renewState(hero: HTMLElement): void {
  const { document: id = '', edition } =
    hero.closest<HTMLElement>('[data-document]')?.dataset ?? {};
  const news = hero.querySelector<HTMLElement>('.news');
  if (!news) return;
  let asked = Date.now();
  // Nobody looks at a page in the background; it is renewed as soon as somebody does.
  const look = async (): Promise<void> => {
    if (document.hidden || Date.now() - asked < EVERY_MS - 1000) return;
    asked = Date.now();
    const state = await stateOf(id).catch(() => undefined);
    if (state === 'withdrawn') {
      clearInterval(timer);
      tellWithdrawn(news);
      return;
    }
    // What could not be asked is asked again in a minute.
    if (!state) return;
    if (state.edition > Number(edition)) tellNewEdition(news);
    if (!state.consultation || !showState(state.consultation)) return;
    say(`${state.consultation.word}. ${state.consultation.deadline}`);
    tellConsultationChanged();
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  document.addEventListener('visibilitychange', () => void look());
}

async function stateOf(id: string): Promise<DocumentState | 'withdrawn' | undefined> {
  // The CDN keeps it under its address, which must name the council where the host does not.
  const council = onUndecidedHost() ? `?tenant=${currentTenant() ?? ''}` : '';
  const answer = await fetch(`/p/document/${id}/state${council}`);
  if (answer.status === 404) return 'withdrawn';
  return answer.ok ? ((await answer.json()) as DocumentState) : undefined;
}
