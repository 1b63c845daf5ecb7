export interface HeaderUser {
  readonly name: string;
  readonly initials: string;
  readonly email?: string;
}
