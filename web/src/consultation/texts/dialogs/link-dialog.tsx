import { yup } from '@contract/platform/contract.ts';
import { isWebAddress } from '@contract/platform/link-address.ts';
import type { Editor } from '@tiptap/react';
import { CheckboxField, TextField } from '../../../forms/fields.tsx';
import { Form } from '../../../forms/form.tsx';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { editorMessages as messages } from '../messages.ts';

interface LinkForm {
  href: string;
  newTab: boolean;
}

const schema: yup.ObjectSchema<LinkForm> = yup.object({
  href: yup
    .string()
    .trim()
    .default('')
    .required(messages.linkRequired)
    .test('web-address', messages.linkWrong, (text) => isWebAddress(text)),
  newTab: yup.boolean().default(false),
});

/** Sets, changes or removes the link of the selected words. */
export function TextLinkDialog({ editor, close }: { editor: Editor; close: () => void }) {
  const { href, target } = editor.getAttributes('link') as { href?: string; target?: string };
  const form = useDraftForm({
    formName: 'link',
    schema,
    kept: false,
    defaults: { href: href ?? '', newTab: target === '_blank' },
  });
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const set = (typed: LinkForm) => {
    const opens = typed.newTab
      ? { target: '_blank', rel: 'noopener noreferrer' }
      : { target: null, rel: null };
    const attrs = { href: typed.href, ...opens };
    // Without a selection the address is its own words.
    if (editor.state.selection.empty && href === undefined)
      chain()
        .insertContent({ type: 'text', text: typed.href, marks: [{ type: 'link', attrs }] })
        .run();
    else chain().setLink(attrs).run();
    close();
  };
  return (
    <Dialog title={messages.link} onClose={close}>
      <Form
        form={form}
        submit={messages.linkSet}
        onSubmit={set}
        beside={
          href !== undefined && (
            <Button
              variant="ghost"
              onClick={() => {
                chain().unsetLink().run();
                close();
              }}
            >
              {messages.linkRemove}
            </Button>
          )
        }
      >
        <TextField name="href" label={messages.linkAddress} hint={messages.linkHint} />
        <CheckboxField name="newTab" label={messages.linkNewTab} />
      </Form>
    </Dialog>
  );
}
