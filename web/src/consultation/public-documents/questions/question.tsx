import { createRoot } from 'react-dom/client';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { mountEnding } from './ending.tsx';
import { LiveQuestionFields } from './live-question.tsx';
import { onConsultationChanged } from '../state/consultation-changed.ts';
import { followClient, reloadOwn } from './own-answers.ts';

let isFollowing = false;

/** Makes the fields of a question ones that can be used. */
export default function enhanceQuestion(place: HTMLElement): void {
  const json = place.parentElement?.querySelector(':scope > script[type="application/json"]');
  if (!json?.textContent) return;
  const data = JSON.parse(json.textContent) as QuestionIslandData;
  if (!isFollowing) {
    isFollowing = true;
    followClient(data.documentId);
    onConsultationChanged(() => void reloadOwn(data.documentId));
    mountEnding(data.documentId);
  }
  createRoot(place).render(<LiveQuestionFields data={data} />);
}
