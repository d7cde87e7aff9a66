import { PERSONAL } from '../../session/storage.ts';

const KEY = `${PERSONAL}edit`;

interface WantedEdit {
  questionId: string;
  siteId: number | null;
}

/** Notes that an answer is to be written or edited once its question is there, in this tab. */
export const wantEdit = (wanted: WantedEdit): void =>
  sessionStorage.setItem(KEY, JSON.stringify(wanted));

/** Whether an answer of this question is to be written or edited, and of which site; asked once, it is forgotten. */
export function takeWantedEdit(questionId: string): WantedEdit | undefined {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return undefined;
  const wanted = JSON.parse(kept) as WantedEdit;
  if (wanted.questionId !== questionId) return undefined;
  sessionStorage.removeItem(KEY);
  return wanted;
}
