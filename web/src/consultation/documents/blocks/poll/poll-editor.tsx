import { MAX_QUESTION_TITLE } from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { HeldControl } from '../../../../forms/held.tsx';
import {
  pollAudiences,
  type PollAudience,
  type PollContent,
} from '@contract/consultation/ground/documents/blocks/poll/schema.ts';
import { SelectControl } from '../../../../ui/control.tsx';
import type { BlockEditorProps } from '../block-editor.ts';
import { BlockField } from '../block-fields.tsx';
import { OptionList } from '../question/option-list.tsx';
import { pollEditorMessages as messages } from './messages.ts';

/** A poll: what it asks, its options, and who sees its results. */
export default function PollEditor({ content, change }: BlockEditorProps<PollContent>) {
  const set = (part: Partial<PollContent>) => change({ ...content, ...part });
  return (
    <>
      <BlockField field="title" label={messages.title} hint={messages.titleHint}>
        {(parts) => (
          <HeldControl
            {...parts}
            most={MAX_QUESTION_TITLE}
            value={content.title}
            change={(text) => set({ title: text })}
          />
        )}
      </BlockField>
      <OptionList at="" options={content.options} change={(options) => set({ options })} />
      <BlockField field="results" label={messages.results} hint={messages.resultsHint}>
        {(parts) => (
          <SelectControl
            {...parts}
            maxW="md"
            value={content.results}
            onChange={({ target }) => set({ results: target.value as PollAudience })}
          >
            {pollAudiences.map((each) => (
              <option key={each} value={each}>
                {messages.audiences[each]}
              </option>
            ))}
          </SelectControl>
        )}
      </BlockField>
    </>
  );
}
