import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { MANAGER } from '../../../records/kept/manager-place.ts';

interface SourceLinkProps {
  representationId: number;
  representee: string | null;
}

/** A representation by its number and who made it; opens it. */
export const SourceLink = ({ representationId: id, representee }: SourceLinkProps) => (
  <Source to={`${MANAGER}/all?representationId=${id}`}>
    {messages.representation(id, representee)}
  </Source>
);

const Source = chakra(Link, { base: { color: 'accent.fg', textDecoration: 'underline' } });
