import type { IEnvironment } from 'relay-runtime';
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime';
import { keptConnections } from '../relay/connections.js';
import { KEPT_ORIGINS } from './mediaFilter.js';

/** How many files are loaded at a time. */
export const PAGE_OF_FILES = 40;

/** The lists that show a new file of a project first: those without a search or a type, which it might not match. */
export function listsOfProject(environment: IEnvironment, projectId: string): readonly string[] {
  return keptConnections(environment, [
    ConnectionHandler.getConnectionID(projectId, 'MediaTab_media', { origin: KEPT_ORIGINS }),
    ConnectionHandler.getConnectionID(VIEWER_ID, 'MediaLibrary_media', { origin: KEPT_ORIGINS }),
    ConnectionHandler.getConnectionID(VIEWER_ID, 'MediaLibrary_media', { projectId, origin: KEPT_ORIGINS }),
  ]);
}
