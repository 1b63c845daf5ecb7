/** The commands of `npm run admin`: each takes its argument and returns the lines to print. */
import { endSessions } from '../accounts/sessions/endSessions.js';
import { LINK_MINUTES, makeResetLink } from '../accounts/password/resetLink.js';
import type { PlatformRole } from '../db/generated/enums.js';
import { plainEmail } from '../domain/email.js';
import { NotFoundError } from '../domain/errors.js';
import type { AdminServices } from './adminServices.js';
import { backUp, restoreFolder } from './backup.js';
import { check } from './check.js';
import type { Findings } from './findings.js';
import { removeUnknownFiles } from './removeUnknownFiles.js';
import { deleted, deletedProjectFields } from './deletedProjects.query.js';
import { oneLine } from './oneLine.js';
import { restoreProject } from './restoreProject.js';
import { writeOfPerson } from '../domain/write.js';

export interface Command {
  /** the argument's name in the usage, in brackets when it may be left out; null: none */
  readonly argument: string | null;
  readonly meaning: string;
  /** whether it needs the database as it is, without the newest migrations */
  readonly asFound?: (argument: string) => boolean;
  /** @throws NotFoundError or BackupError with a sentence */
  readonly run: (services: AdminServices, argument: string) => Promise<readonly string[] | Findings>;
}

async function userOf({ prisma }: AdminServices, email: string) {
  const user = await prisma.user.findUnique({ where: { email: plainEmail(email) } });
  if (!user) throw new NotFoundError(`Nobody has an account under ${email}. They register first, on the login page.`);
  return user;
}

function giving(role: PlatformRole, said: string): Command['run'] {
  return async (services, email) => {
    const { id, email: address } = await userOf(services, email);
    await writeOfPerson(services.prisma, id, async (tx) => {
      await tx.user.update({ where: { id }, data: { role } });
      // An open socket keeps the role that its session had.
      if (role === 'member') await endSessions(tx, id);
    });
    services.log.info({ user: id, role }, 'a role was set from the command line');
    return [`${address} is ${said}.`];
  };
}

async function listDeleted({ prisma }: AdminServices): Promise<string[]> {
  const orderBy = [{ deletedAt: 'desc' as const }, { id: 'asc' as const }];
  const projects = await prisma.project.findMany({ where: deleted, select: deletedProjectFields, orderBy });
  if (projects.length === 0) return ['No project is deleted.'];
  return projects.map(({ id, deletedAt, workspace, address }) =>
    [id, deletedAt?.toISOString(), workspace.name, address].map((part) => oneLine(part ?? '')).join('\t'),
  );
}

/** Anything that begins as an id is one: a folder of such a name is written as ./proj_... */
const isProject = (argument: string) => argument.startsWith('proj_');

async function bringBack(services: AdminServices, id: string): Promise<string[]> {
  return [`Restored: ${oneLine((await restoreProject('command line', services, id)).address)}`];
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  grant: { argument: 'E-MAIL', meaning: 'make an administrator', run: giving('admin', 'an administrator now') },
  revoke: {
    argument: 'E-MAIL',
    meaning: 'take that back and sign them out',
    run: giving('member', 'no administrator, and signed out everywhere'),
  },
  'deleted-projects': { argument: null, meaning: 'list them, the last deleted first', run: listDeleted },
  restore: {
    argument: 'PROJECT-ID|FOLDER',
    meaning: 'bring a deleted project back, or a whole backup into an empty installation',
    asFound: (argument) => !isProject(argument),
    run: (services, argument) =>
      isProject(argument) ? bringBack(services, argument) : restoreFolder(services, argument),
  },
  backup: {
    argument: 'FOLDER',
    meaning: 'copy everything into a new folder, while the server runs',
    asFound: () => true,
    run: backUp,
  },
  'reset-link': {
    argument: 'E-MAIL',
    meaning: 'print a link with which they choose a new password',
    run: async (services, email) => {
      const user = await userOf(services, email);
      const link = await makeResetLink(services, { userId: user.id, email: user.email, way: 'administrator' });
      return [link, `It works once, within ${LINK_MINUTES} minutes. Hand it to nobody else.`];
    },
  },
  check: {
    argument: '[FOLDER]',
    meaning: 'compare rows and files, and files with a backup; status 1 with faults',
    run: check,
  },
  'remove-unknown-files': { argument: null, meaning: 'remove the files without a row', run: removeUnknownFiles },
};

export const USAGE = Object.entries(COMMANDS)
  .map(([name, { argument, meaning }]) => `  npm run admin -- ${`${name} ${argument ?? ''}`.padEnd(25)} ${meaning}`)
  .join('\n');
