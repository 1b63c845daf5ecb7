import { useState } from 'react';
import { Tabs } from '../../components/Tabs.js';
import { CopiedText } from '../../feedback/CopiedText.js';
import { SettingsPanel } from '../settings/SettingsPanel.js';
import { firstOrder, LANGUAGES, type Language } from './firstOrder.js';

/** A program to copy that orders the staging of one photo. */
export function FirstOrderPanel() {
  const [language, setLanguage] = useState<Language>('curl');
  const tabs = LANGUAGES.map(({ value, label }) => ({
    value,
    label,
    content: (
      <CopiedText
        label={`The program for ${label}`}
        text={firstOrder(value, window.location.origin)}
        copied="Program copied"
      />
    ),
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
