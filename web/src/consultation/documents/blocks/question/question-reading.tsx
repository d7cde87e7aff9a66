import { chosenLimits } from '@contract/consultation/ground/documents/blocks/question/chosen-limits.ts';
import type {
  QuestionContent,
  QuestionShape,
} from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import { chakra } from '@chakra-ui/react';
import { RichText } from '../../../../forms/rich-text/rich-text.tsx';
import { MapReading } from '../map/map-reading.tsx';
import { OptionSquare } from './option-square.tsx';
import { questionEditorMessages as messages } from './messages.ts';

/** A question as people will see it, without being answered here. */
export function QuestionReading({ content }: { content: QuestionContent }) {
  const { questionType, map, questions, color } = content;
  return (
    <Rule style={color ? { borderColor: color } : undefined}>
      <AskedReading asked={content} />
      {questionType === 'mapLinked' && (
        <chakra.div display="grid" gap="3" mt="2">
          {map && <MapReading content={map} />}
          {content.mapFeatureSelect?.commentsBox !== 'none' && (
            <chakra.p color="fg.muted">{messages.commentsAsked}</chakra.p>
          )}
          {questions.map((each) => (
            <AskedReading key={each.id} asked={each} />
          ))}
        </chakra.div>
      )}
    </Rule>
  );
}

function AskedReading({ asked }: { asked: QuestionShape }) {
  const { title, question, note } = asked;
  return (
    <chakra.div display="grid" gap="1.5" fontSize="md" lineHeight="md">
      {title && <chakra.p fontWeight="semibold">{title}</chakra.p>}
      {question && <RichText html={question} />}
      {!title && !question && <chakra.p color="fg.muted">{messages.noQuestion}</chakra.p>}
      {note && (
        <chakra.p color="fg.muted" textStyle="body" whiteSpace="pre-line">
          {note}
        </chakra.p>
      )}
      <AnswerReading asked={asked} />
    </chakra.div>
  );
}

function AnswerReading({ asked }: { asked: QuestionShape }) {
  const { questionType, options, orientation, conditional } = asked;
  const limits = questionType === 'checkbox' ? chosenLimits(asked) : null;
  if (questionType === 'mapLinked') return null;
  if (questionType === 'textarea') return <Box>{messages.answerHere}</Box>;
  const list = (
    <Options data-across={orientation === 'horizontal' || undefined}>
      {options.map((option) => (
        <chakra.li key={option.id} display="flex" gap="2" minW="0">
          <Mark data-square={questionType === 'checkbox' || undefined} aria-hidden />
          <chakra.span minW="0" overflowWrap="anywhere">
            {option.title || '…'}
            {option.imageFileId && questionType !== 'select' && (
              <chakra.span display="block" mt="1">
                <OptionSquare fileId={option.imageFileId} />
              </chakra.span>
            )}
            {option.description && questionType !== 'select' && (
              <chakra.span display="block" color="fg.muted" textStyle="body">
                {option.description}
              </chakra.span>
            )}
          </chakra.span>
        </chakra.li>
      ))}
    </Options>
  );
  const more = options.find(({ id }) => id === conditional?.if);
  return (
    <>
      {limits && (
        <chakra.p color="fg.muted" textStyle="body">
          {limits}
        </chakra.p>
      )}
      {questionType === 'select' && <Box>{messages.chooseHere}</Box>}
      {list}
      {conditional && more && (
        <chakra.p color="fg.muted" textStyle="body">
          {messages.conditionalIf} “{more.title}” {messages.conditionalTitle}: {conditional.title}
        </chakra.p>
      )}
    </>
  );
}

const Rule = chakra('div', {
  base: { borderStartWidth: '3px', borderColor: 'accent.solid', ps: '4', py: '1' },
});
const Box = chakra('div', {
  base: {
    px: '3',
    py: '2',
    maxW: '96',
    borderWidth: '1px',
    borderRadius: 'md',
    color: 'fg.muted',
    textStyle: 'body',
  },
});
const Options = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.5',
    '&[data-across]': { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
  },
});
const Mark = chakra('span', {
  base: {
    w: '4',
    h: '4',
    mt: '1',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'full',
    '&[data-square]': { borderRadius: 'sm' },
  },
});
