import { useRef } from 'react';

/**
 * Sends a form from elsewhere as its own button does, with the summary of what is wrong: the focus goes to that button,
 * as the one that was pressed goes with the refusal that it stands in.
 */
export function useSubmitAgain() {
  const form = useRef<HTMLFormElement>(null);
  const again = () => {
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    form.current?.requestSubmit();
  };
  return { form, again };
}
