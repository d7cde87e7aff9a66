import { contrastOf } from '../../../platform/colours.ts';

/** What a page stands on. */
const GROUND = '#ffffff';
/** Between what is drawn and what it stands on (WCAG 1.4.11). */
const MIN_CONTRAST = 3;

/** Whether many people cannot tell a colour from the page. */
export const isFaint = (colour: string): boolean => contrastOf(colour, GROUND) < MIN_CONTRAST;
