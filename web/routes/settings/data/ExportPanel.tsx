import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { Icon } from '../../../components/Icon.js';
import { saveFile } from '../../../relay/saveFile.js';
import { reportOutcome } from '../../../forms/reportOutcome.js';
import { SettingsPanel } from '../SettingsPanel.js';

/** Exports all of the person's data as one file. */
export function ExportPanel() {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    await reportOutcome(saveFile({ path: '/api/account/export' }), {
      done: 'Export downloaded',
      failed: 'Failed to download the export',
    });
    setBusy(false);
  }

  return (
    <SettingsPanel
      title="Export"
      text={
        'Your account, projects, files, staging jobs, invoices and activities as one JSON file. ' +
        'It holds links to the files themselves, which work for a while: download them soon.'
      }
    >
      <Button variant="outline" busy={busy} busyLabel="Preparing..." onClick={download}>
        <Icon of={Download} />
        Download everything
      </Button>
    </SettingsPanel>
  );
}
