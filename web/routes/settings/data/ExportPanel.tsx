import { Download } from 'lucide-react';
import { Button } from '../../../components/Button.js';
import { Icon } from '../../../components/Icon.js';
import { useDownload } from '../../../forms/useDownload.js';
import { SettingsPanel } from '../SettingsPanel.js';

/** Exports all of the person's data as one file. */
export function ExportPanel() {
  const [download, busy] = useDownload({ done: 'Export downloaded', failed: 'Failed to download the export' });
  return (
    <SettingsPanel
      title="Export"
      text={
        'Your account, projects, files, staging jobs, invoices and activities as one JSON file. ' +
        'It holds links to the files themselves, which work for a while: download them soon.'
      }
    >
      <Button
        variant="outline"
        busy={busy}
        busyLabel="Preparing..."
        onClick={() => download({ path: '/api/account/export' })}
      >
        <Icon of={Download} />
        Download everything
      </Button>
    </SettingsPanel>
  );
}
