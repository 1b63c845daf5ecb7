import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

const documents = './web/persisted.json';
const artifactDirectory = './web/__generated__';

// The compiler adds only documents whose artifact changed and takes none away: the two are made anew together.
if (!existsSync(documents) || !existsSync(artifactDirectory)) {
  rmSync(artifactDirectory, { recursive: true, force: true });
  mkdirSync(artifactDirectory, { recursive: true });
  writeFileSync(documents, '{}');
}

const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory,
  excludes: ['**/node_modules/**', '**/__generated__/**', '**/styled-system/**'],
  persistConfig: { file: documents, algorithm: 'SHA256' },
  customScalarTypes: { DateTime: 'string', Day: 'string', Money: 'string', JSON: 'object' },
  useImportTypeSyntax: true,
};

// `export default` ends the compiler with a panic: it calls require() and reads this name.
export { config as 'module.exports' };
