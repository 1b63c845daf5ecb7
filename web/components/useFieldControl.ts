import { createContext, useContext } from 'react';

/** What a field gives the control inside it. */
export interface FieldControl {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface OwnControlProps {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean | 'false' | 'true' | 'grammar' | 'spelling';
}

/** Attributes that tie a control to its field's label, hint and error; the control's own props win. */
export function useFieldControl(own: OwnControlProps) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}
