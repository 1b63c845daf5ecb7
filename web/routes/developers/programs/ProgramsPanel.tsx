import { useState, type ReactNode } from 'react';
import { Tabs } from '../../../components/Tabs.js';
import { CopiedText } from '../../../feedback/CopiedText.js';
import { SettingsPanel } from '../../settings/SettingsPanel.js';
import { LANGUAGES, type Programs } from './languages.js';

interface ProgramsPanelProps {
  readonly title: string;
  /** what the programs do, and what they need */
  readonly text: ReactNode;
  /** the program's name, for assistive technology and messages: “program”, “receiver” */
  readonly name: string;
  readonly programs: Programs;
}

/** A program to copy, in the languages that there are. */
export function ProgramsPanel({ title, text, name, programs }: ProgramsPanelProps) {
  const shown = LANGUAGES.filter(({ value }) => programs[value] !== undefined);
  const [language, setLanguage] = useState<string>(shown[0]?.value ?? '');
  const tabs = shown.map(({ value, label }) => ({
    value,
    label,
    content: (
      <CopiedText
        label={`The ${name} for ${label}`}
        text={(programs[value] ?? '').replaceAll('ORIGIN', window.location.origin)}
        copied={`${name.charAt(0).toUpperCase()}${name.slice(1)} copied`}
      />
    ),
  }));
  return (
    <SettingsPanel title={title} text={text}>
      <Tabs tabs={tabs} value={language} onChange={setLanguage} />
    </SettingsPanel>
  );
}
