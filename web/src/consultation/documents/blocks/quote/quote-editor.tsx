import {
  MAX_POLICY_SOURCE,
  MAX_POLICY_TITLE,
  MAX_REFERENCE,
  type QuoteContent,
} from '@contract/consultation/ground/documents/blocks/quote/schema.ts';
import { HeldControl } from '../../../../forms/held.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import type { BlockEditorProps } from '../block-editor.ts';
import { BlockField } from '../block-fields.tsx';
import { CriterionList } from './criterion-list.tsx';
import { quoteEditorMessages as messages } from './messages.ts';

const RichTextEditor = lazyPart(() => import('../../../../forms/rich-text/rich-text-editor.tsx'));

/** A policy: how it is cited, what it says, its criteria, and where it is from. */
export default function QuoteEditor({ content, change }: BlockEditorProps<QuoteContent>) {
  const set = (part: Partial<QuoteContent>) => change({ ...content, ...part });
  return (
    <>
      <BlockField field="reference" label={messages.reference} hint={messages.referenceHint}>
        {(parts) => (
          <HeldControl
            {...parts}
            maxW="xs"
            most={MAX_REFERENCE}
            value={content.reference}
            change={(reference) => set({ reference })}
          />
        )}
      </BlockField>
      <BlockField field="title" label={messages.title}>
        {(parts) => (
          <HeldControl
            {...parts}
            most={MAX_POLICY_TITLE}
            value={content.title}
            change={(title) => set({ title })}
          />
        )}
      </BlockField>
      <BlockField field="text" label={messages.text} optional>
        {(parts) => (
          <RichTextEditor
            {...parts}
            name="text"
            size="md"
            label={messages.text}
            ofSite
            html={content.text}
            change={(text) => set({ text })}
            left={() => undefined}
          />
        )}
      </BlockField>
      <CriterionList criteria={content.criteria} change={(criteria) => set({ criteria })} />
      <BlockField field="source" label={messages.source} hint={messages.sourceHint} optional>
        {(parts) => (
          <HeldControl
            {...parts}
            most={MAX_POLICY_SOURCE}
            value={content.source}
            change={(source) => set({ source })}
          />
        )}
      </BlockField>
    </>
  );
}
