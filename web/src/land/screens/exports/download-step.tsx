import { chakra } from '@chakra-ui/react';
import { CircleAlert, Download } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { exportPageMessages as messages } from './messages.ts';

interface DownloadStepProps {
  /** An earlier file that is shown has the main action. */
  isSecond: boolean;
  isLarge: boolean;
  /** How many sites of a register are ready, where the others are left out. */
  readyAlone: number | undefined;
  isReady: boolean;
  isRunning: boolean;
  run: () => void;
  /** What was saved, in words. */
  saved: string | undefined;
  failed: string | undefined;
}

/** The button that makes the file, and what became of it. */
export function DownloadStep(props: DownloadStepProps) {
  const { isSecond, isLarge, readyAlone, isReady, isRunning, run, saved, failed } = props;
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      {isLarge && <chakra.p color="fg.muted">{messages.largeHint}</chakra.p>}
      <Button
        variant={isSecond ? 'outline' : 'solid'}
        icon={<Download size={16} />}
        busy={isRunning}
        disabled={!isReady}
        onClick={run}
      >
        {readyAlone !== undefined
          ? messages.onlyReady(readyAlone)
          : isLarge
            ? messages.startLarge
            : messages.download}
      </Button>
      <chakra.p role="status">{saved}</chakra.p>
      {failed && (
        <chakra.p role="alert" color="fg.error" display="flex" gap="2" alignItems="center">
          <CircleAlert size={16} aria-hidden />
          {failed}
        </chakra.p>
      )}
    </chakra.div>
  );
}
