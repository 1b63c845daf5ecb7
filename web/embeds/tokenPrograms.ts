/** Programs for the server of a site: they sign the token with which one person sees an embed. */
export const TOKEN_LANGUAGES = [
  { value: 'node', label: 'Node' },
  { value: 'python', label: 'Python' },
] as const;

export type TokenLanguage = (typeof TOKEN_LANGUAGES)[number]['value'];

const PROGRAMS: Readonly<Record<TokenLanguage, (id: string) => string>> = {
  node: (id) => `import { SignJWT } from 'jose';

const secret = new TextEncoder().encode(process.env.EMBED_SECRET);

export const tokenFor = (person) =>
  new SignJWT({ embed: '${id}' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(person) // their id on your site
    .setExpirationTime('1h')
    .sign(secret);
`,
  python: (id) => `import os, time
import jwt  # the package PyJWT

def token_for(person):
    claims = {
        "embed": "${id}",
        "sub": person,  # their id on your site
        "exp": int(time.time()) + 3600,
    }
    return jwt.encode(claims, os.environ["EMBED_SECRET"], algorithm="HS256")
`,
};

export const tokenProgram = (language: TokenLanguage, id: string): string => PROGRAMS[language](id);
