import { createContext, use } from 'react';

export type FormSize = 'md' | 'lg';
interface FormFrame {
  id: string;
  size: FormSize;
}

export const FrameContext = createContext<FormFrame>({ id: 'form', size: 'md' });

/** Id prefix and control size of the form that a field stands in. */
export const useFormFrame = () => use(FrameContext);
