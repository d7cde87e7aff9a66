import { createRoot } from 'react-dom/client';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { mountEnding } from './ending.tsx';
import { focusFields, focusQuestion } from './focus-question.ts';
import { LiveQuestionFields } from './live-question.tsx';
import { onConsultationChanged } from '../state/consultation-changed.ts';
import { followClient, reloadOwn } from './own-answers.ts';

let isFollowing = false;

/**
 * Makes the fields of a question ones that can be used, once it is known for whom; until then what the server has set
 * stays, so that whoever goes by the keyboard passes through its link. Those that break give way to it again.
 */
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
  const fields = document.createElement('div');
  const root = createRoot(fields, {
    onUncaughtError(error) {
      // Not while it is being drawn.
      queueMicrotask(() => {
        root.unmount();
        place.replaceChildren(...asRead);
        fails(error);
      });
    },
  });
  const show = () => {
    if (fields.isConnected) return;
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(fields);
    if (hadFocus) goOnIn(fields, data.id);
  };
  root.render(<LiveQuestionFields data={data} onKnown={show} />);
}

/** Whoever had come to the part that was replaced goes on where that part stands now. */
function goOnIn(fields: HTMLElement, questionId: string): void {
  const link = fields.querySelector<HTMLElement>('.log-in-link');
  if (link) link.focus();
  else if (fields.querySelector('form')) focusFields(questionId);
  else focusQuestion(questionId);
}
