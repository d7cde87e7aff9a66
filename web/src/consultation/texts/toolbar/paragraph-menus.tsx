import { type Editor, useEditorState } from '@tiptap/react';
import { SelectControl } from '../../../ui/control.tsx';
import { useSettledChoice } from '../../../ui/use-settled-choice.ts';
import { editorMessages as messages } from '../messages.ts';
import { FONT_SIZES } from '../schema/font-size.ts';

const LEVELS = [1, 2, 3] as const;

/** What the paragraph at the cursor is, and how large its words are. */
export function ParagraphMenus({ editor }: { editor: Editor }) {
  const at = useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      level: LEVELS.find((level) => of.isActive('heading', { level })) ?? 0,
      size: String(of.getAttributes('textStyle')['fontSize'] ?? ''),
    }),
  });
  // Leaving the menu by keys leads on along the toolbar, not into the text.
  const stepsOf = (how: 'chosen' | 'left') =>
    how === 'chosen' ? editor.chain().focus() : editor.chain();
  const level = useSettledChoice(String(at.level), (chosen, how) => {
    const to = LEVELS.find((each) => each === Number(chosen));
    if (to) stepsOf(how).setHeading({ level: to }).run();
    else stepsOf(how).setParagraph().run();
  });
  const size = useSettledChoice(at.size, (chosen, how) => {
    if (chosen) stepsOf(how).setMark('textStyle', { fontSize: chosen }).run();
    else stepsOf(how).unsetMark('textStyle').run();
  });
  return (
    <>
      <SelectControl w="32" aria-label={messages.paragraphStyle} {...level}>
        <option value={0}>{messages.paragraph}</option>
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {messages.heading(each)}
          </option>
        ))}
      </SelectControl>
      <SelectControl w="32" aria-label={messages.fontSize} tabIndex={-1} {...size}>
        <option value="">{messages.ordinary}</option>
        {FONT_SIZES.map((each) => (
          <option key={each} value={`${each}px`}>
            {messages.fontSizeOf(each)}
          </option>
        ))}
      </SelectControl>
    </>
  );
}
