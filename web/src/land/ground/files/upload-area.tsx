import { chakra } from '@chakra-ui/react';
import { uploadTypes } from '@contract/land/ground/files/file-limits.ts';
import { CircleAlert, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { checkedFiles } from './check-chosen.ts';
import { filesPanelMessages as messages } from './messages.ts';
import type { Uploads } from './upload-store.ts';

const ENDINGS = Object.keys(uploadTypes)
  .map((ending) => `.${ending}`)
  .join(',');

/** Takes files from a dialog or by dropping; problems are shown here, before a byte is sent. */
export function UploadArea({ uploads }: { uploads: Uploads }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const id = useId();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    const { good, problems: wrong } = checkedFiles(files);
    setProblems(wrong);
    if (good.length > 0) uploads.add(good);
    // Choosing the same file again counts as a choice, too.
    if (input.current) input.current.value = '';
  };
  return (
    <div>
      <Area
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            multiple
            accept={ENDINGS}
            tabIndex={-1}
            aria-label={messages.choose}
            onChange={(event) => take(event.target.files)}
          />
        </VisuallyHidden>
        <Button
          variant="outline"
          data-adds
          icon={<Upload size={16} />}
          aria-describedby={problems.length > 0 ? `${id}-problem` : `${id}-limits`}
          onClick={() => input.current?.click()}
        >
          {messages.choose}
        </Button>
        <chakra.span color="fg.muted">{messages.drop}</chakra.span>
        <chakra.p id={`${id}-limits`} w="full" textStyle="small" color="fg.muted">
          {messages.limits}
        </chakra.p>
      </Area>
      {problems.length > 0 && (
        <chakra.div
          id={`${id}-problem`}
          role="alert"
          display="flex"
          gap="1.5"
          mt="1"
          color="fg.error"
          overflowWrap="anywhere"
        >
          <chakra.span pt="0.5" flexShrink="0">
            <CircleAlert size={16} aria-hidden />
          </chakra.span>
          <ul>
            {problems.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </chakra.div>
      )}
    </div>
  );
}

const Area = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    p: '3',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderRadius: 'md',
    '&[data-over]': { borderColor: 'accent.solid', bg: 'accent.subtle' },
  },
});
