import type { CouncilPageKind } from '../../ground/public-frame/council-page-kinds.ts';

interface TextPart {
  /** '' at the beginning. */
  title: string;
  paragraphs?: string[];
  points?: string[];
}

/**
 * What is read where a council has published no page of its own. It says what holds of the product, so whoever changes
 * what the product keeps, sends or sets changes it here.
 */
export const defaultTexts: Record<CouncilPageKind, (council: string) => TextPart[]> = {
  accessibility: (council) => [
    {
      title: '',
      paragraphs: [
        `This statement is about the pages on which ${council} publishes planning documents, representations and consultations.`,
        'They are built to meet level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Everybody who wants to should be able to read them and take part.',
      ],
    },
    {
      title: 'What you can do',
      points: [
        'Read every document without JavaScript, enlarged to 400%, and on a narrow screen',
        'Do everything by keyboard, answers about places on a map included: each place also stands in a list',
        'Use a screen reader: headings, tables, forms and news on the page are marked as what they are',
        'Save a document as a tagged PDF or as a Word file',
        'Take your time: what you type is saved, and you can come back until the consultation closes',
      ],
    },
    {
      title: 'What may not be accessible',
      points: [
        'Shapes on maps cannot be seen by everybody. The places on a map are listed beside it.',
        'Files attached to a document or to somebody’s representation come as they were sent, and may not be accessible.',
        'Videos are shown by the website that holds them. A document may give a transcript.',
      ],
    },
    {
      title: 'How it was tested',
      paragraphs: [
        'Pages are tested with axe, an automatic checker, by keyboard and at several widths each time they are changed. No independent audit is stated here; the council says so where there was one.',
      ],
    },
    {
      title: 'If something does not work',
      paragraphs: [
        `Tell ${council} what you need: another format, help with an answer, or what stands in your way.`,
        'If you are not content with how the council answers, contact the Equality Advisory and Support Service (EASS). The Equality and Human Rights Commission enforces the Public Sector Bodies (Websites and Mobile Applications) (No. 2) Accessibility Regulations 2018.',
      ],
    },
  ],
  privacy: (council) => [
    {
      title: '',
      paragraphs: [
        `${council} decides what is done with what you tell it here. Reading documents needs no account.`,
      ],
    },
    {
      title: 'What is kept',
      points: [
        'Your account: your name, email address and what else you enter, such as whom you act for',
        'Your answers and what they said before you edited them, when you submitted them, and which edition of the document they are about',
        'What you have typed and not submitted yet, so that you can go on later',
        'For two days at most, a fingerprint of the network address of those who log in, sign up, search or send feedback, so that nobody can guess passwords or keep others out. What it is made with changes each day and is then deleted, so that no fingerprint of an earlier day leads back to an address',
      ],
    },
    {
      title: 'What it is for',
      paragraphs: [
        'Answers inform the council’s decisions on plans and sites. Staff of the council read them. After a consultation they are registered as representations.',
        'You choose whether your name and answers may be published. What is published is looked through first, and personal details are taken out.',
        'Answers that a machine may have sent, for example faster than anybody can read, wait until a member of staff has looked at them. No machine decides.',
      ],
    },
    {
      title: 'Your choices',
      points: [
        'Edit or delete answers until the consultation closes',
        'Have a copy of your answers sent or saved',
        'Say which emails you want, and end them by the link in each',
        'Ask the council what it keeps of you, to correct it, or to delete it',
      ],
    },
    {
      title: 'Complaints',
      paragraphs: [
        'If you are not content with what the council does with your data, you can complain to the Information Commissioner’s Office (ICO).',
      ],
    },
  ],
  cookies: () => [
    {
      title: '',
      paragraphs: [
        'Reading documents and representations sets no cookie. There are none for advertising or for counting visitors, so nobody has to agree to any.',
      ],
    },
    {
      title: 'The one cookie',
      paragraphs: [
        '“__session” is set when you log in and says that it is you. It ends when you log out, for the public after 14 days, for staff after 12 hours at the latest. Scripts cannot read it.',
      ],
    },
    {
      title: 'What your browser keeps besides',
      points: [
        'Whether you are logged in, and the client for whom you answer, if you act for others',
        'What you have typed until it has arrived',
        'How you have set up pages that you use when you are logged in',
      ],
    },
    {
      title: 'Other websites',
      paragraphs: [
        'Where something fails on a page for those who are logged in, a report of it may go to the error service of those who make this product, with texts masked.',
        'A video is asked of the website that holds it only when you press Play. YouTube is asked by its address without cookies, and Vimeo not to track.',
      ],
    },
  ],
  terms: (council) => [
    {
      title: '',
      paragraphs: [
        `These pages are provided by ${council}, so that everybody can read what it plans and say what they think of it.`,
      ],
    },
    {
      title: 'When you answer',
      points: [
        'Give your own opinion, or that of those for whom you act',
        'Write nothing that insults others or breaks the law, and no personal details of others',
        'Do not send answers by machine or in somebody else’s name: such answers may not be counted',
        'Keep your password to yourself',
      ],
    },
    {
      title: 'What counts',
      paragraphs: [
        'An answer counts as it was when the consultation closed. The deadline is told in UK time and kept by the clock of the service.',
        'Maps and figures in a document are those of the day on which it was published. They give no right to build, and replace no search of the land register.',
      ],
    },
  ],
};
