/** @jsxRuntime automatic */
/** What letters consist of. React escapes every text. */
import { Fragment, type ReactNode } from 'react';
import { STYLES } from './look.js';
import { Table } from './Letter.js';

export function Paragraph({ children }: { readonly children: ReactNode }) {
  return (
    <p className="strong" style={STYLES.paragraph}>
      {children}
    </p>
  );
}

interface LinkProps {
  /** absolute */
  readonly href: string;
  readonly children: ReactNode;
}

/** The one act that the mail asks for. In the text: its words and the address below them. */
export function Act({ href, children }: LinkProps) {
  return (
    <Table style={{ marginTop: '24px' }}>
      <tr>
        <td>
          <a className="act" href={href} style={STYLES.act}>
            {children}
          </a>
        </td>
      </tr>
    </Table>
  );
}

export function TextLink({ href, children }: LinkProps) {
  return (
    <a className="link" href={href} style={STYLES.link}>
      {children}
    </a>
  );
}

/** A user's text with its own direction. */
export function Given({ children }: { readonly children: string }) {
  return <bdi>{children}</bdi>;
}

export interface Fact {
  readonly term: string;
  readonly value: string;
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <table className="facts" cellPadding={0} cellSpacing={0} style={{ ...STYLES.facts, marginTop: '20px' }}>
      <tbody>
        {facts.map(({ term, value }) => (
          <tr key={term}>
            <th scope="row" className="muted ruled" style={STYLES.term}>
              {term}
            </th>
            <td className="strong ruled" style={STYLES.value}>
              <Given>{value}</Given>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface LetterPicture {
  /** of an attachment; see Attachment.cid */
  readonly cid: string;
  /** shown below the picture, and in its place where pictures are not shown */
  readonly caption: string;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

/** Two beside each other. */
export function Pictures({ pictures, href }: { readonly pictures: readonly LetterPicture[]; readonly href: string }) {
  const rows = pictures.flatMap((left, index) => (index % 2 === 0 ? [[left, pictures[index + 1]] as const] : []));
  return (
    <Table className="pictures" style={{ width: '100%', marginTop: '20px' }}>
      {rows.map(([left, right]) => (
        <tr key={left.cid}>
          <PictureCell picture={left} href={href} side="left" />
          {right ? <PictureCell picture={right} href={href} side="right" /> : <EmptyCell />}
        </tr>
      ))}
    </Table>
  );
}

const EmptyCell = () => (
  <td className="empty" style={{ width: '50%' }}>
    &nbsp;
  </td>
);

interface PictureCellProps {
  readonly picture: LetterPicture;
  readonly href: string;
  readonly side: 'left' | 'right';
}

function PictureCell({ picture: { cid, caption, width, height }, href, side }: PictureCellProps) {
  const padding = side === 'left' ? '0 6px 16px 0' : '0 0 16px 6px';
  return (
    <td style={{ width: '50%', padding, verticalAlign: 'top' }}>
      <a href={href} aria-hidden tabIndex={-1}>
        {/* of low priority, because React would otherwise write a link that loads it beforehand */}
        <img
          className="picture"
          src={`cid:${cid}`}
          alt={caption}
          width={width}
          height={height}
          fetchPriority="low"
          style={STYLES.picture}
        />
      </a>
      <p className="muted" style={STYLES.caption}>
        <Given>{caption}</Given>
      </p>
    </td>
  );
}

/** A person's own words. */
export function Quote({ children }: { readonly children: string }) {
  return (
    <blockquote className="strong ruled" dir="auto" style={STYLES.quote}>
      {children.split('\n').map((line, index) => (
        // lines of a text do not move
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </blockquote>
  );
}
