import { chakra } from '@chakra-ui/react';

/** A button's label, which is not shown at a width of 500 px or less (specification 001, section 2). */
export const HiddenWhenNarrow = chakra('span', {
  base: { '@media (max-width: 500px)': { display: 'none' } },
});
