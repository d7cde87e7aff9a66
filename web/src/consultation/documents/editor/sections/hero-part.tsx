import { MAX_SUBTITLE } from '@contract/consultation/documents/contract/draft-shapes.ts';
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import { builderMessages as messages } from '../messages.ts';
import { TitleInPlace } from './title-in-place.tsx';

/** The beginning of a document: its title, and the words under it. */
export const HeroPart = memo(function HeroPart({
  title,
  subtitle,
}: {
  title: string;
  subtitle: string;
}) {
  const { savers, mayWrite } = useDocumentEditing();
  return (
    <chakra.div display="grid" gap="2" pb="6" mb="6" borderBottomWidth="1px">
      <TitleInPlace
        id="document-title"
        as="h1"
        label={messages.title}
        text={title}
        placeholder={messages.title}
        textStyle="publicTitle"
        saver={() => savers.ofTitle(title)}
      />
      {(subtitle || mayWrite) && (
        <TitleInPlace
          id="document-subtitle"
          as="div"
          label={messages.subtitle}
          text={subtitle}
          placeholder={messages.noSubtitle}
          textStyle="public"
          most={MAX_SUBTITLE}
          saver={() => savers.ofSubtitle(subtitle)}
        />
      )}
    </chakra.div>
  );
});
