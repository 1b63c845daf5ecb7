import { createContext, use, type ReactNode } from 'react';

/** As `Viewer.permissions` names them. */
export type Permission =
  | 'PROJECTS_WRITE'
  | 'STAGING_WRITE'
  | 'BILLING_READ'
  | 'BILLING_WRITE'
  | 'PEOPLE_WRITE'
  | 'EMBEDS_WRITE';

/** What the person may do in the workspace; null: not known yet. The server refuses the rest in any case. */
const Permissions = createContext<readonly string[] | null>(null);

export const PermissionsProvider = Permissions;

export const usePermissions = (): readonly string[] | null => use(Permissions);

/** Whether to offer an act; true also while it is not known, because most people may do most. */
export function useMay(permission: Permission): boolean {
  const permissions = usePermissions();
  return permissions === null || permissions.includes(permission);
}

interface MayProps {
  readonly act: Permission;
  readonly children: ReactNode;
}

/** Shows controls only to those who may use them. */
export const May = ({ act, children }: MayProps) => (useMay(act) ? children : null);
