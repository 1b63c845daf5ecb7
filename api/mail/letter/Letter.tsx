/** @jsxRuntime automatic */
import type { CSSProperties, ReactNode } from 'react';
import { COLORS, STYLE_SHEET, STYLES } from './look.js';

export interface LetterProps {
  readonly title: string;
  /** what lists of mails show after the subject */
  readonly preview: string;
  readonly children: ReactNode;
  /** why the recipient gets this mail, and how they end that */
  readonly foot?: ReactNode;
}

/** Fills the rest of the line in lists of mails, which would show the first words of the mail again. */
const REST = '\u200c\u00a0'.repeat(120);

/** The frame of all our mails: the name, a sheet of paper of at most 600 pixels, small print. */
export function Letter({ title, preview, children, foot }: LetterProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE_SHEET }} />
      </head>
      <body className="canvas" style={STYLES.canvas}>
        <div className="preview" style={STYLES.preview} aria-hidden>
          {preview}
          {REST}
        </div>
        <Column>
          <tr>
            <td style={STYLES.head}>
              <Brand />
            </td>
          </tr>
          <tr>
            <td className="paper" style={STYLES.paper}>
              <h1 className="strong" style={STYLES.title}>
                {title}
              </h1>
              {children}
            </td>
          </tr>
          <tr>
            <td className="muted" style={STYLES.foot}>
              {foot ?? 'Showhome'}
            </td>
          </tr>
        </Column>
      </body>
    </html>
  );
}

/** In the middle of the mail: 600 pixels, or the width of a smaller screen. */
function Column({ children }: { readonly children: ReactNode }) {
  const column = (
    <Table width={600} style={STYLES.column}>
      {children}
    </Table>
  );
  return (
    <Table className="canvas" style={{ width: '100%', backgroundColor: STYLES.canvas.backgroundColor }}>
      <tr>
        <td align="center" style={{ padding: '16px 12px 24px' }}>
          {column}
        </td>
      </tr>
    </Table>
  );
}

interface TableProps {
  readonly className?: string;
  readonly width?: number;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

/** A table for the layout: the only one that every mail client knows. */
export function Table({ children, ...table }: TableProps) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...table}>
      <tbody>{children}</tbody>
    </table>
  );
}

const MARK = 14;

/** The name, and the mark without a picture: a room before and after, with the seam between them. */
function Brand() {
  const half = { width: '7px', height: `${MARK}px`, fontSize: 0, lineHeight: 0 };
  const ink = STYLES.brand.color;
  return (
    <Table style={{ borderCollapse: 'separate' }}>
      <tr className="mark">
        <td className="room" style={{ ...half, border: `2px solid ${ink}`, borderRight: 0 }}>
          &nbsp;
        </td>
        <td style={{ width: '3px', backgroundColor: COLORS.turn[0], fontSize: 0, lineHeight: 0 }}>&nbsp;</td>
        <td className="staged" style={{ ...half, width: '9px', backgroundColor: ink }}>
          &nbsp;
        </td>
        <td className="strong name" style={{ ...STYLES.brand, paddingLeft: '10px' }}>
          Showhome
        </td>
      </tr>
    </Table>
  );
}
