import { closed, yup } from '../../../../../platform/contract.ts';
import type { Fault } from '../../fault.ts';
import { documentMessages as messages } from '../../messages.ts';
import { videoAt } from './video-at.ts';

const MAX_ADDRESS = 2000;
export const MAX_VIDEO_CAPTION = 300;
export const MAX_TRANSCRIPT = 50_000;

/** A video of a known host (specification 001, section 3: url, caption). */
export const videoContent = closed({
  /** As it was copied; '' until it is written. */
  url: yup
    .string()
    .max(MAX_ADDRESS, messages.tooLong(MAX_ADDRESS))
    .test('video', messages.videoAddress, (url) => !url || videoAt(url) !== undefined)
    .defined(),
  /** What it shows: stands with it, and is the title of its frame. */
  caption: yup.string().max(MAX_VIDEO_CAPTION, messages.tooLong(MAX_VIDEO_CAPTION)).defined(),
  /** What is said and shown in it, for who cannot hear or see it, or has no way to play it; lines stay. */
  transcript: yup.string().max(MAX_TRANSCRIPT, messages.tooLong(MAX_TRANSCRIPT)).defined(),
});
export type VideoContent = yup.InferType<typeof videoContent>;

export const emptyVideo = (): VideoContent => ({ url: '', caption: '', transcript: '' });

export const videoFaults = ({ url, caption }: VideoContent): Fault[] => [
  ...(url ? [] : [{ field: 'url', message: messages.videoAddress }]),
  ...(caption.trim() ? [] : [{ field: 'caption', message: messages.captionRequired }]),
];

/** The paragraphs of a transcript: what an empty line divides. */
export const transcriptParagraphs = (transcript: string): string[] =>
  transcript
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
