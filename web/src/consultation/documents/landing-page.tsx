import { chakra } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import { EmptyState } from '../../ui/states.tsx';
import { documentMessages as messages } from './messages.ts';

/** Where residents arrive: the council's published documents. Publishing is not built yet, so none are. */
export default function DocumentsLandingPage() {
  return (
    <chakra.div w="full" maxW="1087px" mx="auto" px="4" py={{ base: '6', md: '10' }}>
      <chakra.h1 tabIndex={-1} textStyle="publicTitle">
        {messages.title}
      </chakra.h1>
      <chakra.p mt="3" maxW="prose">
        {messages.intro}
      </chakra.p>
      <chakra.div mt="8" borderWidth="1px" borderRadius="md">
        <EmptyState icon={<BookOpen size={20} />} title={messages.empty}>
          {messages.emptyHint}
        </EmptyState>
      </chakra.div>
    </chakra.div>
  );
}
