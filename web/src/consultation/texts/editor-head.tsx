import { chakra } from '@chakra-ui/react';
import { ArrowLeft, FileText, History, UsersRound } from 'lucide-react';
import type { SaveStatus } from '../../forms/autosave/save-status.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { editorMessages as messages } from './messages.ts';
import { savingMessages } from './saving/messages.ts';
import { SavingState } from './saving/saving-state.tsx';
import { useOthers } from './saving/use-others.ts';
import type { TextSaver } from './saving/use-text-saving.ts';
import { TextFacts } from './text-facts.tsx';
import { versionMessages } from './versions/messages.ts';
import { PageHeading } from '../../ui/page-frame/page-heading.tsx';

const MODES = ['editing', 'internal', 'public'] as const;
export type TextMode = (typeof MODES)[number];

interface EditorHeadProps {
  title: string;
  representationId: number;
  saver: TextSaver;
  status: SaveStatus;
  mode: TextMode;
  setMode: (mode: TextMode) => void;
  original: boolean;
  setOriginal: (shown: boolean) => void;
  openVersions: () => void;
  decide: () => void;
  mayWrite: boolean;
}

/** Which text this is, whether it is saved, who else has it open, and how it is shown. */
export function EditorHead(props: EditorHeadProps) {
  const { title, representationId, mode, setMode, original, setOriginal } = props;
  return (
    <Head>
      <Row>
        <PageHeading flex="1" minW="60">
          {title}
        </PageHeading>
        {props.mayWrite && <Others representationId={representationId} />}
        <TextFacts representationId={representationId} />
        <SavingState saver={props.saver} status={props.status} decide={props.decide} />
      </Row>
      <Row>
        <chakra.div role="group" aria-label={messages.mode} display="flex" flexWrap="wrap" gap="1">
          {MODES.map((name) => (
            <Button
              key={name}
              size="sm"
              variant="ghost"
              aria-pressed={mode === name}
              onClick={() => setMode(name)}
            >
              {messages.modes[name]}
            </Button>
          ))}
        </chakra.div>
        <Button
          variant="outline"
          size="sm"
          icon={<FileText size={16} />}
          aria-pressed={original}
          onClick={() => setOriginal(!original)}
        >
          {messages.original}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={<History size={16} />}
          onClick={props.openVersions}
        >
          {versionMessages.open}
        </Button>
        <ButtonLink
          variant="ghost"
          size="sm"
          icon={<ArrowLeft size={16} />}
          to={`/consultations/representations/all?representationId=${representationId}`}
        >
          {messages.back}
        </ButtonLink>
      </Row>
    </Head>
  );
}

function Others({ representationId }: { representationId: number }) {
  const others = useOthers(representationId);
  return (
    <div role="status">
      {others.length > 0 && (
        <Badge kind="warning" whiteSpace="normal">
          <UsersRound size={16} aria-hidden />
          {savingMessages.others(others)}
        </Badge>
      )}
    </div>
  );
}

const Head = chakra('div', {
  base: { display: 'grid', gap: '2', px: '4', py: '3', borderBottomWidth: '1px', bg: 'bg.panel' },
});
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' },
});
