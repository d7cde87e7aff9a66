import type {
  QuestionContent,
  QuestionOption,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErasePicture } from '../../pictures/erase-picture.tsx';
import { PictureUpload } from '../../pictures/picture-upload.tsx';
import { usePicturePlace } from '../../pictures/use-picture-place.ts';
import { Advice, useBlockField } from '../block-fields.tsx';
import { ValidText } from '../valid-text.tsx';
import { OptionSquare } from './option-square.tsx';
import { questionEditorMessages as messages } from './messages.ts';

interface OptionPictureProps {
  /** Of the option, in the block's content. */
  field: string;
  place: number;
  option: QuestionOption;
  change: (option: QuestionOption) => void;
}

const addressProblem = (address: string) =>
  /^(https:\/\/\S+)?$/.test(address) ? undefined : messages.imageProblem;

/** The picture of an option, a square; where an older draft has an address, that one can be changed. */
export function OptionPicture({ field, place, option, change }: OptionPictureProps) {
  const { id, advice } = useBlockField(`${field}.imageFileId`);
  const fileId = option.imageFileId ?? null;
  const [hadAddress] = useState(option.imageUrl !== '');
  const upload = usePicturePlace(`option-${option.id}`, {
    take: (imageFileId) => change({ ...option, imageFileId }),
    takeLater: (content, imageFileId) => ({
      ...content,
      ...withOptionPicture(content as unknown as WithOptions, option.id, imageFileId),
    }),
  });
  return (
    <chakra.div
      role="group"
      aria-label={messages.optionPicture(place + 1)}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
    >
      <chakra.p fontWeight="medium">{messages.picture}</chakra.p>
      {fileId !== null && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="2">
          <OptionSquare fileId={fileId} />
          <Button
            size="sm"
            variant="ghost"
            icon={<Trash2 size={14} />}
            aria-label={messages.removePicture(place + 1)}
            onClick={() => change({ ...option, imageFileId: null })}
          >
            {messages.remove}
          </Button>
          <ErasePicture
            fileId={fileId}
            label={messages.erasePicture(place + 1)}
            done={() => change({ ...option, imageFileId: null })}
          />
        </chakra.div>
      )}
      <PictureUpload place={upload} id={id} hasPicture={fileId !== null} />
      <Advice id={`${id}-advice`} words={advice} />
      {hadAddress && fileId === null && (
        <ValidText
          field={`${field}.imageUrl`}
          label={messages.optionImage(place + 1)}
          hint={messages.imageHint}
          optional
          value={option.imageUrl}
          change={(imageUrl) => change({ ...option, imageUrl })}
          problemOf={addressProblem}
        />
      )}
    </chakra.div>
  );
}

/** A question, or one within it, whose option got a picture after it was left. */
/** A poll has no questions within it. */
type WithOptions = Pick<QuestionContent, 'options'> & Partial<Pick<QuestionContent, 'questions'>>;

function withOptionPicture(
  { options, questions }: WithOptions,
  optionId: string,
  imageFileId: number,
): WithOptions {
  const given = (list: readonly QuestionOption[]) =>
    list.map((each) => (each.id === optionId ? { ...each, imageFileId } : each));
  return {
    options: given(options),
    ...(questions && {
      questions: questions.map((each) => ({ ...each, options: given(each.options) })),
    }),
  };
}
