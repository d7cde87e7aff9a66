import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';

export interface DraftForm<T extends FieldValues> extends UseFormReturn<T, unknown, T> {
  /** Names the form on its page. */
  formName: string;
  /** Whether text typed earlier was put back. */
  restored: boolean;
  /** Forgets the kept text; call it once the form was sent. */
  sent: () => void;
}

/**
 * A form checked by yup rules, whose typed text is kept on this tab under route and `formName` until it
 * is sent. Fields in `secret` (passwords, files) are never kept.
 */
export function useDraftForm<T extends FieldValues>(options: {
  formName: string;
  schema: ObjectSchema<T>;
  defaults: DefaultValues<T>;
  secret?: (keyof T & string)[];
}): DraftForm<T> {
  const { formName, schema, defaults, secret = [] } = options;
  const [draft] = useState(() => draftOf<T>(formName));
  const [path] = useState(() => location.pathname);
  const form = useForm<T, unknown, T>({
    defaultValues: { ...defaults, ...draft } as DefaultValues<T>,
    resolver: yupResolver(schema, { abortEarly: false }) as never,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const hidden = secret.join(',');
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const kept = Object.entries(values).filter(([name]) => !hidden.split(',').includes(name));
      keepDraft(formName, Object.fromEntries(kept), path);
    });
    return unsubscribe;
  }, [form, formName, path, hidden]);
  return {
    ...form,
    formName,
    restored: draft !== undefined,
    sent: () => dropDraft(formName, path),
  };
}
