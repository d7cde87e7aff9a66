import type { Contract } from '@contract/platform/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { dismissToast, showToast } from '../ui/toast-store.ts';
import type { ApiError } from './api-error.ts';
import { call, type CallOptions } from './call.ts';
import { consequenceOf } from './consequences.ts';
import { apiMessages as messages } from './messages.ts';
import { untilKnown } from './until-known.ts';

export interface ActionOptions<I, O> {
  onDone?: (answer: O, input: I) => void;
  onFailed?: (error: ApiError) => void;
  /** The toast's title on failure; `false` where the screen itself says what happened, as long as it is there. */
  failure?: string | false;
  /** A failure that comes once its screen is gone, in place of a message that says less. */
  onUnseenFailure?: (error: ApiError, input: I) => void;
  /** Of an idempotent contract: an answer that is lost is looked up, and said to be looked up. */
  certain?: boolean;
}

export interface ActionState<I, O> {
  /** Runs it; gives the answer, or undefined after a failure (which has been shown). */
  run: (input: I) => Promise<O | undefined>;
  running: boolean;
  error: ApiError | null;
  /** Messages by field, when the server refused some. */
  fields: Record<string, string>;
  reset: () => void;
}

/** Writes by a contract. Failures are toasted as 'Request failed' with the message unless `failure` says otherwise. */
export function useAction<I, O>(
  contract: Contract<I, unknown, O>,
  options: ActionOptions<I, O> = {},
): ActionState<I, O> {
  const onScreen = useOnScreen();
  const keyFor = useRef<{ intent: string; key: string } | undefined>(undefined);
  const mutation = useMutation<O, ApiError, I>({
    mutationFn: (input) => {
      const send = (once: CallOptions) => call(contract, input, once);
      const idempotencyKey = contract.idempotent ? key(input) : undefined;
      return options.certain ? untilKnown(send, tellLooking()) : send({ idempotencyKey });
    },
    onSuccess: (answer, input) => {
      keyFor.current = undefined;
      options.onDone?.(answer, input);
    },
    onError: (error, input) => {
      options.onFailed?.(error);
      if (!onScreen.current && options.onUnseenFailure) {
        options.onUnseenFailure(error, input);
        return;
      }
      if ((options.failure !== false || !onScreen.current) && needsWords(error)) {
        showToast({
          kind: 'danger',
          title: options.failure || messages.requestFailed,
          text: error.message,
        });
      }
    },
  });

  /** The same intent sent again, after a lost answer say, carries the same key. */
  function key(input: I): string {
    // JSON says nothing of a file: another file under the same fields is another intent.
    const intent = JSON.stringify(input, (_name, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    );
    if (keyFor.current?.intent !== intent) keyFor.current = { intent, key: crypto.randomUUID() };
    return keyFor.current.key;
  }

  return {
    run: (input) => mutation.mutateAsync(input).catch(() => undefined),
    running: mutation.isPending,
    error: mutation.error,
    fields: mutation.error?.fields ?? {},
    reset: mutation.reset,
  };
}

/** Says that a lost answer is looked up, until it is known. */
function tellLooking() {
  let said: number | undefined;
  return (isLooking: boolean) => {
    if (said !== undefined) dismissToast(said);
    said = isLooking ? showToast({ kind: 'info', title: messages.looking }) : undefined;
  };
}

/** Whether what uses it is still shown: somebody may have closed it before the answer came. */
function useOnScreen() {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}

/** Those that lead to another page speak there. */
function needsWords(error: ApiError): boolean {
  return consequenceOf(error)?.go === undefined || error.code === 'not-authorized';
}
