import type { SystemStyleObject } from '@chakra-ui/react';

/** How words are set: roomy enough for the lines of four marks under them. */
const words: SystemStyleObject = {
  fontSize: '16px',
  lineHeight: '34px',
  maxW: 'prose',
  overflowWrap: 'anywhere',
  '& p, & ul, & ol, & blockquote, & figure': { mb: '3' },
  '& li > p': { mb: '0' },
  '& h1': { textStyle: 'headingLg', mb: '2', mt: '4' },
  '& h2': { textStyle: 'headingMd', mb: '2', mt: '4' },
  '& h3': { textStyle: 'headingSm', mb: '2', mt: '3' },
  '& ul': { listStyle: 'disc', ps: '6' },
  '& ol': { listStyle: 'decimal', ps: '6' },
  '& blockquote': { borderLeftWidth: '3px', borderColor: 'border.emphasized', ps: '4' },
  '& strong, & b': { fontWeight: 'semibold' },
  '& em': { fontStyle: 'italic' },
  '& a': { color: 'accent.fg', textDecoration: 'underline' },
  '& figure img': { maxW: 'full', borderRadius: 'sm' },
  '& figcaption': { color: 'fg.muted', textStyle: 'small' },
};

/**
 * The colours of the marks: purple, orange, green, blue, each with a line of its own pattern at its own depth, so that
 * marks over one another stay apart, and a ground that lets others through.
 */
const markColours = {
  redaction: { line: '#7b3fb5', ground: 'rgb(123 63 181 / 0.18)', style: 'solid', depth: '2px' },
  tag: { line: '#c75a00', ground: 'rgb(235 120 20 / 0.18)', style: 'dashed', depth: '4px' },
  map: { line: '#1f7a3d', ground: 'rgb(40 150 80 / 0.18)', style: 'dotted', depth: '7px' },
  subRepresentation: {
    line: '#1f62b4',
    ground: 'rgb(40 110 200 / 0.16)',
    style: 'double',
    depth: '9px',
  },
} as const;

const marks: SystemStyleObject = Object.fromEntries(
  Object.entries(markColours).flatMap(([kind, { line, ground, style, depth }]) => [
    [
      `& [data-mark=${kind}]`,
      {
        bg: ground,
        textDecorationLine: 'underline',
        textDecorationStyle: style,
        textDecorationColor: line,
        textDecorationThickness: '2px',
        textUnderlineOffset: depth,
        textDecorationSkipInk: 'none',
      },
    ],
    // A chip in the mark's colour on the page's ground: its word carries the meaning.
    [
      `& [data-label=${kind}]`,
      {
        display: 'inline-block',
        mx: '1',
        px: '1',
        bg: 'bg.panel',
        color: 'fg',
        borderWidth: '1px',
        borderLeftWidth: '4px',
        borderStyle: style,
        borderColor: line,
        borderRadius: 'sm',
        fontSize: 'xs',
        lineHeight: '18px',
        fontWeight: 'medium',
        verticalAlign: '2px',
        userSelect: 'none',
        textDecoration: 'none',
      },
    ],
  ]),
);

/** The text as it is written and marked. */
export const textLook: SystemStyleObject = {
  ...words,
  ...marks,
  '& .ProseMirror': { minH: '80', outline: 'none', whiteSpace: 'break-spaces' },
  '& [data-current]': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '1px',
  },
  '& [data-proposal]': {
    outline: '1px dashed',
    outlineColor: 'fg.muted',
    bg: 'bg.warning',
    color: 'fg',
  },
  '& [data-proposal=current]': { outline: '2px dashed', outlineColor: 'accent.focusRing' },
  '& [data-dimmed]': { color: 'fg.muted', bg: 'transparent' },
  '& [data-placeholder]::before': {
    content: 'attr(data-placeholder)',
    color: 'fg.muted',
    float: 'left',
    h: '0',
    pointerEvents: 'none',
  },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'accent.focusRing' },
};

/** A text that is read. */
export const readLook = words;
