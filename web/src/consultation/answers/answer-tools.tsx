import {
  answersFile,
  type countGivenAnswers,
} from '@calls/consultation/answers/council-contract.ts';
import { invokeFunction } from '@calls/land/function-calls/contract.ts';
import { chakra } from '@chakra-ui/react';
import type { OutputOf } from '@contract/platform/contract.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { Download, Inbox } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../ui/use-now.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { Question } from '../../ui/question.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast-store.ts';
import { givenMessages as messages } from './council-messages.ts';

interface AnswerToolsProps {
  documentId: number;
  counts: OutputOf<typeof countGivenAnswers>;
}

const ROWS = ['people', 'answers'] as const;
const FORMATS = ['xlsx', 'csv', 'json'] as const;

/** Saves the answers as files, and registers them as representations. */
export function AnswerTools({ documentId, counts }: AnswerToolsProps) {
  const { run, running } = useAction(answersFile, { failure: messages.saveFailed });
  const save = async (rows: (typeof ROWS)[number], file_type: (typeof FORMATS)[number]) => {
    const answer: unknown = await run({ id: documentId, rows, file_type });
    if (answer instanceof File) saveFile(answer, answer.name);
  };
  return (
    <>
      <MenuButton
        variant="ghost"
        label={messages.save}
        icon={<Download size={16} />}
        busy={running}
        entries={ROWS.flatMap((rows) =>
          FORMATS.map((format) => ({
            label: messages.file(messages.files[rows], messages.formats[format]),
            onChoose: () => void save(rows, format),
          })),
        )}
      >
        {messages.save}
      </MenuButton>
      {counts.mayRegister && <Register documentId={documentId} counts={counts} />}
    </>
  );
}

function Register({ documentId, counts }: AnswerToolsProps) {
  const [asking, setAsking] = useState(false);
  const now = useNow();
  const { run, running } = useAction(invokeFunction, { failure: messages.registerFailed });
  const left = counts.ready;
  const whyNot = counts.hasConsultation
    ? left > 0
      ? undefined
      : counts.waiting > 0
        ? messages.waitingFirst
        : messages.allRegistered
    : messages.noConsultation;
  const register = async () => {
    const answer = await run({ name: 'registerAnswers', arguments: { documentId } });
    setAsking(false);
    if (answer) showToast({ kind: 'info', title: messages.registerStarted });
  };
  if (counts.respondents + counts.waiting === 0) return null;
  const closes = counts.opensToRegister === null ? null : new Date(counts.opensToRegister);
  if (closes && closes > now)
    return <chakra.p color="fg.muted">{messages.whenClosed(exactTime(closes))}</chakra.p>;
  return (
    <>
      <Button
        variant="ghost"
        icon={<Inbox size={16} />}
        disabled={whyNot !== undefined}
        title={whyNot}
        onClick={() => setAsking(true)}
      >
        {messages.register}
      </Button>
      {asking && (
        <Question
          title={messages.registerTitle}
          cancel={messages.cancel}
          confirm={messages.register}
          busy={running}
          onConfirm={() => void register()}
          onClose={() => setAsking(false)}
        >
          {messages.registerText(left)}
          {counts.changed > 0 && messages.registerChanged(counts.changed)}
          {counts.waiting > 0 && messages.registerWaiting(counts.waiting)}
        </Question>
      )}
    </>
  );
}
