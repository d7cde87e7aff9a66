import { wordsOfHtml } from '../../../responses/response-rules.ts';
import type { EditionQuestion } from '../../edition.ts';
import { documentPrintMessages as messages } from '../../print/messages.ts';
import {
  headingInBlock,
  htmlParts,
  namedParts,
  type PrintOption,
  type PrintPart,
  type PrintPlace,
} from '../../print/print-parts.ts';
import { printMap } from '../map/print.ts';
import { chosenLimits } from './chosen-limits.ts';
import { DEFAULT_MAX_LENGTH, MAX_SITE_COMMENT, OPTION_PICTURE } from './limits.ts';
import type { QuestionOption, QuestionShape } from './schema.ts';

/** A question on paper: what it asks, and what there is to choose; links of the document lead to it by this id. */
export const printQuestion = (
  content: EditionQuestion,
  place: PrintPlace,
  id: string,
): PrintPart[] => namedParts(id, printWhole(content, place));

function printWhole(content: EditionQuestion, place: PrintPlace): PrintPart[] {
  const { map, questions, ...asked } = content;
  const within = { headingLevel: place.headingLevel + 1 };
  const box = content.mapFeatureSelect?.commentsBox ?? 'none';
  return [
    ...printAsked(asked, place),
    ...(map ? printMap(map) : []),
    ...(map && (questions.length > 0 || box !== 'none') ? [announcing(messages.forEachSite)] : []),
    ...questions.flatMap((each) => printAsked(each, within)),
    ...(box === 'none'
      ? []
      : [
          headingInBlock(within.headingLevel, messages.siteComment(box === 'required')),
          note(messages.atMostLetters(MAX_SITE_COMMENT)),
        ]),
  ];
}

function printAsked(asked: QuestionShape, { headingLevel }: PrintPlace): PrintPart[] {
  const { title, question, note: said } = asked;
  const words = wordsOfHtml(question.replaceAll('<', ' <')).replaceAll(/\s+/g, ' ').trim();
  return [
    headingInBlock(headingLevel, title.trim() || words),
    ...(title.trim() && words ? htmlParts(question, headingLevel + 1) : []),
    ...(said.trim() ? [note(said)] : []),
    ...printAnswers(asked),
  ];
}

function printAnswers(asked: QuestionShape): PrintPart[] {
  const { questionType, options, maxLength, conditional } = asked;
  if (questionType === 'mapLinked') return [];
  if (questionType === 'textarea')
    return [note(messages.atMostLetters(maxLength ?? DEFAULT_MAX_LENGTH))];
  const isMany = questionType === 'checkbox';
  const chosen = options.find(({ id }) => id === conditional?.if);
  return [
    announcing(isMany ? (chosenLimits(asked) ?? messages.chooseAny) : messages.chooseOne),
    { kind: 'options', sign: isMany ? 'box' : 'circle', options: options.map(printOption) },
    ...options
      .filter(isElsewhere)
      .map(({ title, imageUrl }) => note(messages.pictureElsewhere(title, imageUrl))),
    ...(conditional && chosen ? [note(messages.ifChosen(chosen.title, conditional))] : []),
  ];
}

const note = (text: string): PrintPart => ({ kind: 'note', text });
/** Of what follows it. */
const announcing = (text: string): PrintPart => ({ kind: 'note', text, keepsNext: true });

/** Older drafts have pictures of other hosts: nothing is fetched from there, and paper says where they are. */
const isElsewhere = ({ imageUrl }: QuestionOption) => imageUrl.startsWith('https:');

/** An option with its picture, whose words are the option's own. */
function printOption(option: QuestionOption): PrintOption {
  const { title, description, imageUrl } = option;
  if (imageUrl === '' || isElsewhere(option)) return { title, description };
  const picture = {
    kind: 'picture',
    source: { file: imageUrl },
    alt: title,
    missing: messages.missingPicture(title),
    width: OPTION_PICTURE,
    height: OPTION_PICTURE,
  } as const;
  return { title, description, picture };
}
