import type { QuestionCount } from '@contract/consultation/answers/council-contract.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';
import { givenMessages as messages } from './council-messages.ts';
import type { AnswersAddress } from './use-answers-address.ts';

const MAX_SITES = 5;

interface QuestionCountsProps {
  questions: readonly QuestionCount[];
  /** Who answered anything. */
  people: number;
  address: AnswersAddress;
}

/** Each question with how it was answered; choosing one lists its answers. */
export const QuestionCounts = ({ questions, people, address }: QuestionCountsProps) => (
  <chakra.section aria-label={messages.questions} display="grid" gap="3" alignContent="start">
    <chakra.h2 textStyle="headingSm">{messages.questions}</chakra.h2>
    {questions.map((question) => (
      <OneQuestion
        key={question.questionId}
        question={question}
        people={people}
        address={address}
      />
    ))}
  </chakra.section>
);

type Counted = QuestionCount['parts'][number];

function OneQuestion({
  question,
  address: { shown, show },
}: Omit<QuestionCountsProps, 'questions'> & { question: QuestionCount }) {
  const { questionId, title, wording, section, number, total, sites, earlier } = question;
  const isShown = shown.question === questionId;
  return (
    <chakra.div
      borderWidth="1px"
      borderRadius="md"
      p="3"
      display="grid"
      gap="3"
      borderInlineStartWidth={isShown ? '4px' : '1px'}
      borderInlineStartColor={isShown ? 'accent.solid' : 'border'}
    >
      <Button
        variant="ghost"
        aria-pressed={isShown}
        h="auto"
        px="0"
        py="1"
        justifyContent="start"
        textAlign="start"
        whiteSpace="normal"
        onClick={() => show({ question: isShown ? undefined : questionId, site: undefined })}
      >
        <span>
          {title} <chakra.span color="fg.muted">{messages.answers(total)}</chakra.span>
        </span>
      </Button>
      <chakra.p textStyle="small" color="fg.muted">
        {[messages.question(number, section), wording].filter(Boolean).join(' · ')}
      </chakra.p>
      <Wording question={question} />
      {earlier.map((before, at) => (
        <chakra.div key={at} display="grid" gap="2" borderTopWidth="1px" pt="3">
          <chakra.p textStyle="small">
            {messages.earlier([before.title, before.wording].filter(Boolean).join(' · '))}{' '}
            <chakra.span color="fg.muted">{messages.answers(before.answers)}</chakra.span>
          </chakra.p>
          <Wording question={before} />
        </chakra.div>
      ))}
      {sites.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          {sites.slice(0, MAX_SITES).map(({ siteId, name, count }) => (
            <Button
              key={siteId}
              variant="outline"
              size="sm"
              maxW="full"
              aria-pressed={shown.site === siteId}
              onClick={() =>
                show({
                  question: questionId,
                  site: shown.site === siteId ? undefined : siteId,
                })
              }
            >
              <chakra.span truncate>{name || siteId}</chakra.span> {count}
            </Button>
          ))}
          {sites.length > MAX_SITES && (
            <chakra.span color="fg.muted">
              {messages.moreSites(sites.length - MAX_SITES)}
            </chakra.span>
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** What was answered to a question in one of its wordings, with its parts. */
const Wording = ({ question }: { question: QuestionCount['earlier'][number] }) => (
  <>
    <Options question={question} />
    {question.parts.map((part, at) => (
      <chakra.div key={at} display="grid" gap="1">
        <chakra.p textStyle="small">
          {part.isAskedNow || !question.isAskedNow ? part.title : messages.earlier(part.title)}
        </chakra.p>
        <Options question={part} />
      </chakra.div>
    ))}
  </>
);

/** Bars with their figures: the words say all that the bars do. */
const Options = ({ question: { options, answers, isAskedNow } }: { question: Counted }) =>
  options.length > 0 && (
    <chakra.ul display="grid" gap="1">
      {options.map(({ optionId, title, count, isAskedNow: isOffered }) => {
        const percent = answers === 0 ? 0 : Math.round((count / answers) * 100);
        return (
          <chakra.li key={`${optionId} ${title}`} display="grid" gap="0.5">
            <chakra.span display="flex" justifyContent="space-between" gap="3" textStyle="small">
              <chakra.span overflowWrap="anywhere">
                {title}
                {isAskedNow && !isOffered && (
                  <chakra.span color="fg.muted"> ({messages.notAskedNow})</chakra.span>
                )}
              </chakra.span>
              <chakra.span fontVariantNumeric="tabular-nums" flex="none">
                {messages.share(count, percent)}
              </chakra.span>
            </chakra.span>
            <chakra.span h="1.5" bg="bg.muted" borderRadius="sm" aria-hidden>
              <chakra.span
                display="block"
                h="full"
                bg="accent.solid"
                borderRadius="sm"
                style={{ width: `${percent}%` }}
              />
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
