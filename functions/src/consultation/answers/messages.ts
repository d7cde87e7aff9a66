import { questionViewMessages } from '../ground/documents/blocks/question/messages.ts';

/** What residents read around their answers (specification 001, section 6, where it has the words). */
export const answerMessages = {
  staff:
    'You are currently logged in as a PlaceMaker user. Please log in with a consultation account to submit answers.',
  logInFirst: questionViewMessages.logInFirst,
  logIn: questionViewMessages.logInToSubmit,
  agentsOnly:
    'Only agents answer on behalf of a client. Say that you are an agent under ‘My clients’, or answer for yourself.',
  notVerified: 'Confirm your email to submit answers: open the link that we have sent you.',
  closes: (closes: string) => `Closes on ${closes} (UK time)`,
  changedElsewhere: questionViewMessages.changedElsewhere,
  tooLongToPrint: 'Your answers are too long for one file. Have a copy sent by email.',
  nothingKept: 'Nothing of your answers is saved yet.',
  nothingSubmitted: 'You have not submitted any answers yet.',
  tooMany: 'You have submitted very many answers within an hour. Please try again later.',
  tagsLater: 'Tagging disabled until consultation end date',
  notAnswered: 'Only questions that you answered can be tagged.',
  /** In mails and on paper */
  question: (number: number, title: string) => `Question ${number}: ${title}`,
  section: (section: string) => `Section ${section}`,
  askedThen: (words: string) => `As it was asked when you answered: ${words}`,
  site: (name: string) => `Site: ${name}`,
  part: (title: string, words: string) => `${title}: ${words}`,
  comment: (words: string) => `Comment: ${words}`,
  mayPublish: 'The council may publish',
  published: {
    'Name and text': 'Your name and your answers',
    'Text only': 'Your answers without your name',
    None: 'Nothing of your answers',
    unsaid: 'You have not said yet',
  },
  publishes: (what: string) => `The council may publish: ${what}`,
  onBehalfOf: (client: string) => `On behalf of ${client}`,
  forYourself: 'For yourself',
  until: (closes: string) =>
    `You can add to, change or delete your answers until ${closes} (UK time):`,
  over: (closed: string) => `The consultation closed on ${closed} (UK time). Read it here:`,
  questionDropped:
    'The document does not ask this question any more. Your answer is kept; you can delete it, not edit it.',
  noMoreAsked: (title: string) => `Asked no more: ${title}`,
  unsubscribe: (link: string) => `To receive no more mails of this kind:\n${link}\n\n`,
  /** On paper */
  paperTitle: (document: string) => `Your answers to ${document}`,
  paperKind: 'A copy of your answers',
  paperFile: (reference: string) => `answers-${reference}.pdf`,
  reference: 'Your reference',
  name: 'Name',
  answeredFor: 'On behalf of',
  printed: 'Copy made on',
  page: 'Page',
  questionUnanswered: 'Question not answered',
  submittedOn: (time: string) => `Submitted on ${time} (UK time)`,
  commentTitle: 'Comment',
} as const;
