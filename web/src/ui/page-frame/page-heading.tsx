import { chakra } from '@chakra-ui/react';

/** The title of a page of staff, wherever it stands: its one h1, which takes the focus on arrival. */
export const PageHeading = chakra(
  'h1',
  { base: { textStyle: 'headingMd', minW: '0', overflowWrap: 'anywhere' } },
  { defaultProps: { tabIndex: -1 } },
);
