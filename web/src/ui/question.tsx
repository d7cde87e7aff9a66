import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  title: string;
  /** The labels of the buttons. */
  cancel: string;
  confirm: string;
  /** It cannot be undone. */
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done. */
export const Question = (props: QuestionProps) => (
  <Dialog
    title={props.title}
    width={360}
    onClose={props.onClose}
    footer={
      <>
        <Button variant="ghost" onClick={props.onClose}>
          {props.cancel}
        </Button>
        <Button
          variant={props.danger ? 'danger' : 'solid'}
          busy={props.busy}
          onClick={props.onConfirm}
        >
          {props.confirm}
        </Button>
      </>
    }
  >
    {props.children}
  </Dialog>
);

/** The words of the question before something unsaved is left. */
export interface LeavingWords {
  leaveTitle: string;
  leaveText: string;
  stay: string;
  leave: string;
}

interface LeaveQuestionProps {
  words: LeavingWords;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something unsaved is left. */
export const LeaveQuestion = ({ words, onConfirm, onClose }: LeaveQuestionProps) => (
  <Question
    title={words.leaveTitle}
    cancel={words.stay}
    confirm={words.leave}
    danger
    busy={false}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {words.leaveText}
  </Question>
);
