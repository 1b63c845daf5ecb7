import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** A lucide icon, imported by its name so that no other is bundled. */
  readonly of: LucideIcon;
  /** CSS pixels: 18, but 15 in error lines, 14 in chips, 20 in the slider's knob, 28 in an empty picture. */
  readonly size?: number;
  readonly weight?: number;
}

/**
 * A lucide icon with the product's stroke width. Always decorative: the text beside it or the control's label names it.
 */
export function Icon({ of: Picture, size = 18, weight = 1.75 }: IconProps) {
  return <Picture size={size} strokeWidth={weight} aria-hidden style={{ flex: 'none' }} />;
}
