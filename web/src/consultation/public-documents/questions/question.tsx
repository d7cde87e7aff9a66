import { createRoot } from 'react-dom/client';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { mountEnding } from './ending.tsx';
import { LiveQuestionFields } from './live-question.tsx';
import { onConsultationChanged } from '../state/consultation-changed.ts';
import { followClient, reloadOwn } from './own-answers.ts';

let isFollowing = false;

/** Makes the fields of a question ones that can be used; those that break give way to what was read before. */
export default function enhanceQuestion(place: HTMLElement, fails: (error: unknown) => void): void {
  const json = place.parentElement?.querySelector(':scope > script[type="application/json"]');
  if (!json?.textContent) return;
  const data = JSON.parse(json.textContent) as QuestionIslandData;
  if (!isFollowing) {
    isFollowing = true;
    followClient(data.documentId);
    onConsultationChanged(() => void reloadOwn(data.documentId));
    mountEnding(data.documentId);
  }
  const asRead = [...place.childNodes];
  const root = createRoot(place, {
    onUncaughtError(error) {
      // Not while it is being drawn.
      queueMicrotask(() => {
        root.unmount();
        place.replaceChildren(...asRead);
        fails(error);
      });
    },
  });
  root.render(<LiveQuestionFields data={data} />);
}
