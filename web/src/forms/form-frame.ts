import { createContext, use } from 'react';

export type FormSize = 'md' | 'lg';
interface FormFrame {
  id: string;
  size: FormSize;
}

export const FrameContext = createContext<FormFrame>({ id: 'form', size: 'md' });

/** Id prefix and control size of the form that contains the field. */
export const useFormFrame = () => use(FrameContext);

/** Text size of a form's labels, hints and messages: comfortable reading size for residents. */
export const formTextSize = { md: 'body', lg: 'public' } as const;
