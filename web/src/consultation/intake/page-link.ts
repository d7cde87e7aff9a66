import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link to another page, seen as one. */
export const PageLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', justifySelf: 'start' },
});
