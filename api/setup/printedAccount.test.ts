import { expect, it } from 'vitest';
import { printedAccount } from './printedAccount.js';

it('returns the account that the server prints, also if it is printed later', async () => {
  let printed = 'Showhome is ready: http://127.0.0.1:4000\n';
  setTimeout(() => (printed += 'Sign in as demo@showhome.example with the password s3cret\n'), 60);
  const account = await printedAccount({ output: () => printed });
  expect(account).toEqual({ email: 'demo@showhome.example', password: 's3cret' });
});

it('fails after the time limit, with the printed text in the error', async () => {
  const asked = printedAccount({ output: () => 'Port 4000 is taken.' }, { patience: 100 });
  await expect(asked).rejects.toThrow(
    'The server printed no demo account within 0.1 s. Is DEMO=1 set? It printed:\nPort',
  );
});
