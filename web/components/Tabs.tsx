import { Tabs as ArkTabs } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import { tabs as tabsRecipe } from '#styled/recipes';

interface Tab {
  readonly value: string;
  readonly label: string;
  /** Shown in brackets after the label. */
  readonly count?: number;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Tabs of one thing; a tab's content is rendered when it is first opened. */
export function Tabs({ tabs, value, onChange }: TabsProps) {
  const styles = tabsRecipe();
  return (
    <ArkTabs.Root value={value} onValueChange={(details) => onChange(details.value)} lazyMount className={styles.root}>
      <ArkTabs.List className={styles.list}>
        {tabs.map((tab) => (
          <ArkTabs.Trigger key={tab.value} value={tab.value} className={styles.trigger}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{` (${tab.count})`}</span>}
          </ArkTabs.Trigger>
        ))}
      </ArkTabs.List>
      {tabs.map((tab) => (
        <ArkTabs.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </ArkTabs.Content>
      ))}
    </ArkTabs.Root>
  );
}
