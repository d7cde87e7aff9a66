import type { SiteFile } from '@calls/land/files/contract.ts';
import { downloadFile } from '@calls/land/files/contract/named-files.ts';
import { Download } from 'lucide-react';
import { useAction } from '../../api/use-action.ts';
import { follow } from '../../ui/save-file.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { IconButton } from '../../ui/button.tsx';
import { filesPanelMessages as messages } from '../../records/files/messages.ts';

/** Downloads a clean file by an address made for this click: one that came with the list may have expired. */
export function FileDownload({ file }: { file: SiteFile }) {
  const { siteId } = useSite();
  const { name: fileName, metadata } = file;
  const address = useAction(downloadFile, { failure: messages.downloadFailed });
  const download = async () => {
    const asked = { siteId, fileName, bucketName: metadata.kind, as: 'link' } as const;
    const answer = await address.run(asked);
    if (answer) follow(answer.url, metadata.orig_name);
  };
  return (
    <IconButton
      size="sm"
      label={messages.downloadOf(metadata.orig_name)}
      icon={<Download size={16} />}
      busy={address.running}
      onClick={() => void download()}
    />
  );
}
