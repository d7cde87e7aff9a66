import { questionViewMessages } from '../blocks/question/messages.ts';

/** Of who chooses a certain option. */
interface FollowUp {
  title: string;
  isRequired?: boolean | undefined;
}

/** What stands on documents on paper besides what officers wrote. */
export const documentPrintMessages = {
  /** Of charts, in Word and PDF alike: a family that Typst and Word both have or replace. */
  font: 'Inter, Arial, sans-serif',
  page: 'Page',
  missingPicture: (caption: string) =>
    `The picture “${caption}” is missing here: it could not be made in time.`,
  missingMap: (caption: string) =>
    `The map “${caption}” is missing here: its picture could not be made in time.`,
  videoOn: (caption: string, host: string) => `Video on ${host}: ${caption}`,
  sitesOf: (caption: string) => `${caption}: sites`,
  pictureElsewhere: (title: string, address: string) => `Picture of “${title}”: ${address}`,
  notDrawn: (layer: string) => `${layer} (not drawn on this map)`,
  number: 'No.',
  site: 'Site',
  reference: 'Reference',
  consultation: 'Consultation',
  open: 'Open',
  openFromTo: (opens: string, closes: string) => `${opens} to ${closes} (UK time)`,
  published: (day: string, edition: number) => `Published ${day}, edition ${edition}`,
  draft: (day: string) => `Draft of ${day}, not published`,
  chooseOne: 'Choose one.',
  chooseAny: 'Choose any.',
  atMostLetters: (most: number) => `Up to ${most.toLocaleString('en-GB')} characters.`,
  ifChosen: (option: string, { title, isRequired = false }: FollowUp) =>
    `If “${option}”: ${title.trim() || questionViewMessages.more}${isRequired ? ` ${questionViewMessages.required}` : ''}`,
  siteComment: (isRequired: boolean) =>
    isRequired
      ? `${questionViewMessages.comment} ${questionViewMessages.required}`
      : questionViewMessages.comment,
  forEachSite: 'For each site that you answer for:',
} as const;
