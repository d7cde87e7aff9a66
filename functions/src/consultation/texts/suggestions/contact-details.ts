import { type PersonalPassage, findings } from './personal-passage.ts';

/** As long as addresses may be: longer words without a space are not looked through from each of their letters. */
const EMAIL = /[\p{L}\d._%+'-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,9}/gu;
/** Mailboxes of public bodies are nobody's own. */
const PUBLIC_BODY = /@(?:[\w-]+\.)*(?:gov\.uk|nhs\.uk|police\.uk|council\.[\w.]+)$/i;
const NUMBER = /(?<![\w/.-])(?:\+44[\s-]?\(?0?\)?|\(?0)[\d\s()-]{8,16}\d(?![\w/])/g;
const DIGITS = /^(?:44)?0?([12378]\d{8,9})$/;
const BORN =
  /\b(?:born(?: in [^.,\n]{1,40})? on|date of birth:?|d\.?o\.?b\.?:?)\s+(?<found>\d{1,2}(?:st|nd|rd|th)?[ /.-](?:\d{1,2}|\p{L}{3,9})[ /.-]\d{2,4})/giu;
const NATIONAL_INSURANCE = /\b[A-Z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]\b/g;

/** E-mail addresses of people, telephone numbers of the United Kingdom, days of birth, National Insurance numbers. */
export function contactDetails(words: string): PersonalPassage[] {
  const said = ({ start, end }: PersonalPassage) => words.slice(start, end);
  return [
    ...findings('email address', words, EMAIL).filter((each) => !PUBLIC_BODY.test(said(each))),
    ...findings('telephone number', words, NUMBER).filter((each) =>
      DIGITS.test(said(each).replaceAll(/\D/g, '')),
    ),
    ...findings('other', words, BORN),
    ...findings('other', words, NATIONAL_INSURANCE),
  ];
}
