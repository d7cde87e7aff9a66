import { chakra } from '@chakra-ui/react';
import { uploadTypes } from '@contract/records/files/file-limits.ts';
import { CircleAlert, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { checkedFiles } from './check-chosen.ts';
import { filesPanelMessages as messages } from './messages.ts';
import type { Uploads } from './upload-store.ts';

const endings = (known: readonly string[]) => known.map((ending) => `.${ending}`).join(',');
const ENDINGS = endings(Object.keys(uploadTypes));
const PICTURE_ENDINGS = endings(
  Object.entries(uploadTypes).flatMap(([ending, type]) =>
    type.startsWith('image/') ? [ending] : [],
  ),
);

interface UploadAreaProps {
  uploads: Uploads;
  /** Takes one picture, and no other file. */
  onePicture?: boolean;
  /** Of the button. */
  id?: string;
  label?: string;
}

/** Takes files from a dialog or by dropping; problems are shown here, before a byte is sent. */
export function UploadArea(props: UploadAreaProps) {
  const { uploads, onePicture = false } = props;
  const label = props.label ?? (onePicture ? messages.choosePicture : messages.choose);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const id = useId();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    const { good, problems: wrong } = checkedFiles(files, onePicture);
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
            multiple={!onePicture}
            accept={onePicture ? PICTURE_ENDINGS : ENDINGS}
            tabIndex={-1}
            aria-label={label}
            onChange={(event) => take(event.target.files)}
          />
        </VisuallyHidden>
        <Button
          id={props.id}
          variant="outline"
          data-adds
          icon={<Upload size={16} />}
          aria-describedby={problems.length > 0 ? `${id}-problem` : `${id}-limits`}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <chakra.span color="fg.muted">
          {onePicture ? messages.dropPicture : messages.drop}
        </chakra.span>
        <chakra.p id={`${id}-limits`} w="full" textStyle="small" color="fg.muted">
          {onePicture ? messages.pictureLimits : messages.limits}
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
