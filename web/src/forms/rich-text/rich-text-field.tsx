import { Suspense } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { lazyPart } from '../../ui/lazy-part.ts';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Field, type FieldProps } from '../field.tsx';
import type { Insertable } from './rich-text-editor.tsx';

const RichTextEditor = lazyPart(() => import('./rich-text-editor.tsx'));

interface RichTextFieldProps extends FieldProps {
  /** What can be put in at the cursor, such as placeholders. */
  insert?: readonly Insertable[];
}

/** A text with headings, lists and links, as HTML; '' while it is empty. The editor is loaded with the first one. */
export function RichTextField({ insert, ...field }: RichTextFieldProps) {
  const { control } = useFormContext();
  const { field: bound } = useController({ name: field.name, control });
  return (
    <Field {...field} toWords={wordsOf}>
      {(parts) => (
        <Suspense fallback={<SkeletonLines lines={5} />}>
          <RichTextEditor
            {...parts}
            label={field.label}
            html={String(bound.value ?? '')}
            change={bound.onChange}
            left={bound.onBlur}
            {...(insert ? { insert } : {})}
          />
        </Suspense>
      )}
    </Field>
  );
}

const wordsOf = (html: unknown) =>
  new DOMParser().parseFromString(String(html), 'text/html').body.textContent;
