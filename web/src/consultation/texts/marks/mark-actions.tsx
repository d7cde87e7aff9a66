import { type Editor, useEditorState } from '@tiptap/react';
import { EyeOff, Landmark, MapPin, Split, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { markMessages as messages } from '../messages.ts';
import { rangeOfPart } from '../schema/part-guard.ts';

export type MarkAction = keyof typeof messages.actions;

const ICONS: Record<MarkAction, ReactNode> = {
  redact: <EyeOff size={16} />,
  tag: <Tag size={16} />,
  map: <MapPin size={16} />,
  part: <Split size={16} />,
  site: <Landmark size={16} />,
};

/** What selected words can be made; within a part, all but another part. */
export const markActions = (part: number | undefined) =>
  (Object.keys(messages.actions) as MarkAction[])
    .filter((action) => part === undefined || action !== 'part')
    .map((action) => ({ action, label: messages.actions[action], icon: ICONS[action] }));

/** The selection in the text as 'from-to' where its words can be marked; '' where not. */
export const useMarkable = (editor: Editor, part: number | undefined): string =>
  useEditorState({
    editor,
    selector: ({ editor: { state, isEditable } }) => {
      const { from, to, empty } = state.selection;
      if (!isEditable || empty || state.doc.textBetween(from, to, ' ').trim() === '') return '';
      const range = part === undefined ? undefined : rangeOfPart(state.doc, part);
      const within = part === undefined || (range && from >= range.from && to <= range.to);
      return within ? `${from}-${to}` : '';
    },
  });
