/** Words of the editor of videos. */
export const videoEditorMessages = {
  block: 'Video',
  address: 'Address of the video',
  addressHint:
    'Copied from YouTube or Vimeo. Nothing is asked of them before a reader presses Play.',
  caption: 'Caption',
  captionHint:
    'What the video shows: it stands above it, and names it to people who cannot see it.',
  transcript: 'Transcript',
  transcriptHint:
    'What is said and what is shown, in words. It is folded in below the video, searched and printed; an empty line begins a paragraph.',
  noVideo: 'No video chosen yet',
  on: (host: string) => `Video on ${host}`,
  hasTranscript: 'With a transcript',
  noTranscript: 'Without a transcript',
} as const;
