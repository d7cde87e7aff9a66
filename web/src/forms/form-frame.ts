import { createContext, use } from 'react';
import type { OthersChanges } from './use-others-changes.ts';

export type FormSize = 'md' | 'lg';
interface FormFrame {
  id: string;
  size: FormSize;
  others: OthersChanges;
}

export const FrameContext = createContext<FormFrame>({ id: 'form', size: 'md', others: {} });

/** Id prefix and control size of the form that contains the field, and what others changed in it. */
export const useFormFrame = () => use(FrameContext);

/** Text size of a form's labels, hints and messages: comfortable reading size for residents. */
export const formTextSize = { md: 'body', lg: 'public' } as const;
