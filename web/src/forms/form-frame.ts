import { createContext, use } from 'react';

export type FormSize = 'md' | 'lg';
interface FormFrame {
  id: string;
  size: FormSize;
}

export const FrameContext = createContext<FormFrame>({ id: 'form', size: 'md' });

/** Id prefix and control size of the form that a field stands in. */
export const useFormFrame = () => use(FrameContext);

/** The text of a form's labels, hints and messages: residents read at reading size. */
export const textOf = { md: 'body', lg: 'public' } as const;
