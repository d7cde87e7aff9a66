import {
  type getMyResponses,
  printMyResponses,
} from '@calls/consultation/answers/contract/my-responses.ts';
import { sendReceipt } from '@calls/consultation/answers/contract.ts';
import { chakra } from '@chakra-ui/react';
import type { OutputOf } from '@contract/platform/contract.ts';
import { FileDown, Mail } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { minePageMessages as messages } from './messages.ts';

interface CopyToolsProps {
  documentId: number;
  clientId: string | null;
  responses: OutputOf<typeof getMyResponses>;
}

/** A copy of everything that was submitted, to keep: by e-mail or as a PDF. */
export function CopyTools({ documentId, clientId, responses }: CopyToolsProps) {
  const [words, setWords] = useState('');
  const mail = useAction(sendReceipt, {
    failure: false,
    onDone: ({ sentTo }) => setWords(messages.mailed(sentTo)),
    onFailed: ({ code }) =>
      setWords(code === 'too-many-requests' ? messages.mailTooSoon : messages.mailFailed),
  });
  const print = useAction(printMyResponses, { failure: messages.pdfFailed });
  const { cards, isUnverified } = responses;
  if (isUnverified || cards.every(({ answers }) => answers.length === 0)) return null;
  const save = async () => {
    const input = { id: documentId, ...(clientId === null ? {} : { clientId }) };
    const file: unknown = await print.run(input);
    if (file instanceof File) saveFile(file, file.name);
  };
  return (
    <chakra.div mb="6">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          size="lg"
          variant="outline"
          icon={<FileDown size={20} />}
          busy={print.running}
          onClick={() => void save()}
        >
          {messages.pdf}
        </Button>
        <Button
          size="lg"
          variant="outline"
          icon={<Mail size={20} />}
          busy={mail.running}
          onClick={() => void mail.run({ id: documentId, clientId })}
        >
          {messages.mail}
        </Button>
      </chakra.div>
      <chakra.p role="status" color="fg.muted" minH="6" pt="1">
        {words}
      </chakra.p>
    </chakra.div>
  );
}
