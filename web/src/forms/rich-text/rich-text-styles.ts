/** How a text with headings, lists and links looks, where it is edited and where it is read. */
export const richTextStyles = {
  overflowWrap: 'anywhere',
  '& * + :is(p, ul, ol, blockquote, h2, h3)': { mt: '2' },
  '& h2': { fontWeight: 'semibold', textStyle: 'headingSm' },
  '& h3': { fontWeight: 'semibold' },
  '& strong': { fontWeight: 'semibold' },
  '& em': { fontStyle: 'italic' },
  '& u, & a': { textDecoration: 'underline' },
  '& ul': { listStyleType: 'disc', ps: '6' },
  '& ol': { listStyleType: 'decimal', ps: '6' },
  '& blockquote': { borderStartWidth: '3px', ps: '3' },
} as const;
