import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
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

/** The attributes that tie a control to the label, hint and error of its field; the control's own props win. */
export function useFieldControl(own: OwnControlProps) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}
