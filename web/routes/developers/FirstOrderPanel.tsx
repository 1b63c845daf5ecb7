import { useState } from 'react';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { Tabs } from '../../components/Tabs.js';
import { copyText } from '../../feedback/copyText.js';
import { SettingsPanel } from '../settings/SettingsPanel.js';
import { firstOrder, LANGUAGES, type Language } from './firstOrder.js';

/** A program to copy that orders the staging of one photo. */
export function FirstOrderPanel() {
  const [language, setLanguage] = useState<Language>('curl');
  const tabs = LANGUAGES.map(({ value, label }) => ({
    value,
    label,
    content: <Program label={label} text={firstOrder(value, window.location.origin)} />,
  }));
  const choose = (value: string) => setLanguage(LANGUAGES.find((one) => one.value === value)?.value ?? 'curl');
  return (
    <SettingsPanel
      title="A first order"
      text="Put a photo room.jpg beside it and the key into SHOWHOME_KEY. It makes a project and orders the staging."
    >
      <Tabs tabs={tabs} value={language} onChange={choose} />
    </SettingsPanel>
  );
}

function Program({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className={frame}>
      <pre className={program} aria-label={`The program for ${label}`} translate="no">
        <code>{text}</code>
      </pre>
      <div>
        <Button variant="outline" size="sm" onClick={() => void copyText(text, 'Program copied')}>
          Copy
        </Button>
      </div>
    </div>
  );
}

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const program = css({
  p: '14',
  borderRadius: 'control',
  bg: 'well',
  fontFamily: 'mono',
  textStyle: 'small',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
