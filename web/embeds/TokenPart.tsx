import { useState } from 'react';
import { css } from '#styled/css';
import { Button } from '../components/Button.js';
import { Tabs } from '../components/Tabs.js';
import { CopiedText } from '../feedback/CopiedText.js';
import { copyText } from '../feedback/copyText.js';
import { CodePart } from './CodePart.js';
import { TOKEN_LANGUAGES, tokenProgram, type TokenLanguage } from './tokenPrograms.js';

interface TokenPartProps {
  /** of the embed */
  readonly id: string;
  /** null: the person may not see it */
  readonly secret: string | null | undefined;
}

/** How a site's server signs the tokens that open an embed. */
export function TokenPart({ id, secret }: TokenPartProps) {
  const [language, setLanguage] = useState<TokenLanguage>('node');
  const choose = (value: string) => setLanguage(TOKEN_LANGUAGES.find((one) => one.value === value)?.value ?? 'node');
  const tabs = TOKEN_LANGUAGES.map(({ value, label }) => ({
    value,
    label,
    content: <CopiedText label={`The program for ${label}`} text={tokenProgram(value, id)} copied="Program copied" />,
  }));
  return (
    <CodePart
      title="Token"
      words={
        'Your site’s server signs a token for each person who opens the page, and puts it in the place of TOKEN. It may ' +
        'last 24 hours at most. The program takes the secret from EMBED_SECRET; keep it like a password.'
      }
    >
      {secret && (
        <div className={act}>
          <Button variant="outline" size="sm" onClick={() => void copyText(secret, 'Secret copied')}>
            Copy secret
          </Button>
        </div>
      )}
      <Tabs tabs={tabs} value={language} onChange={choose} />
    </CodePart>
  );
}

const act = css({ mb: '4' });
