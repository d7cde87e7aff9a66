import {
  emptyQuestion,
  type QuestionContent,
  questionTypes,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { SelectControl } from '../../../../ui/control.tsx';
import type { BlockEditorProps } from '../block-editor.ts';
import { BlockField } from '../block-fields.tsx';
import { ColourField } from '../colour-field.tsx';
import { MapLinkedFields } from './map-linked-fields.tsx';
import { SimpleFields } from './simple-fields.tsx';
import { questionEditorMessages as messages } from './messages.ts';

/** Everything that can be set of a question. */
export default function QuestionEditor({ content, change }: BlockEditorProps<QuestionContent>) {
  const set = (part: Partial<QuestionContent>) => change({ ...content, ...part });
  const { questionType } = content;
  // What a type needs comes with it; what was written stays.
  const setType = (type: QuestionContent['questionType']) => {
    const { mapFeatureSelect, map } = emptyQuestion(type);
    set({
      questionType: type,
      mapFeatureSelect: content.mapFeatureSelect ?? mapFeatureSelect,
      map: content.map ?? map,
    });
  };
  return (
    <>
      <BlockField field="questionType" label={messages.type}>
        {(parts) => (
          <SelectControl
            {...parts}
            maxW="72"
            value={questionType}
            onChange={({ target }) => setType(target.value as QuestionContent['questionType'])}
          >
            {questionTypes.map((type) => (
              <option key={type} value={type}>
                {messages.types[type]}
              </option>
            ))}
          </SelectControl>
        )}
      </BlockField>
      <SimpleFields at="" asked={content} set={set} />
      {questionType === 'mapLinked' && <MapLinkedFields content={content} set={set} />}
      <ColourField
        field="color"
        label={messages.color}
        hint={messages.colorHint}
        own="#525c66"
        value={content.color}
        change={(color) => set({ color })}
      />
    </>
  );
}
